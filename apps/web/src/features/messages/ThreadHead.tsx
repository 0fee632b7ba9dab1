import type { PublicProfile, RobotId, UserId } from '@roborrow/domain';
import { pricePerDay } from '@roborrow/text/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../shared/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useServices } from '../../services.tsx';
import { StoredPicture } from '../../shared/StoredPicture.tsx';
import { BlockPerson } from '../safety/index.ts';
import { robotById } from '../robots/index.ts';
import { messages as text } from './messages.text.ts';
import styles from './thread.module.css';
import aboutRobotStyles from './about-robot.module.css';

interface ThreadHeadProps {
  readonly name: string;
  readonly counterpartId: UserId;
  readonly profile: PublicProfile | null;
  readonly onBack: () => void;
}

export function ThreadHead({ name, counterpartId, profile, onBack }: ThreadHeadProps) {
  const who = (
    <>
      <Avatar name={name} src={profile?.avatar ?? ''} size={2.5} />
      <span className={styles['whoText']}>
        <span className={styles['whoName']}>{name}</span>
        {profile?.location && <span className={styles['whoPlace']}>{profile.location}</span>}
      </span>
    </>
  );
  return (
    <header data-clear-of-toasts className={styles['head']}>
      <span className={styles['backToList']}>
        <Button variant="quiet" size="icon" aria-label={text.backToConversations} onClick={onBack}>
          <Icon name="chevron-left" />
        </Button>
      </span>
      <h2 className={styles['title']}>
        {profile ? (
          <Link
            to="/profile/$userId"
            params={{ userId: counterpartId }}
            className={styles['who']}
            title={text.viewProfile(name)}
          >
            {who}
          </Link>
        ) : (
          <span className={styles['who']}>{who}</span>
        )}
      </h2>
      <span className={styles['trust']}>
        <BlockPerson id={counterpartId} name={name} isShort />
      </span>
    </header>
  );
}

/** The robot that the next message is about; the user can remove it (D26). */
export function AboutRobot({ id, onDrop }: { readonly id: RobotId; readonly onDrop: () => void }) {
  const { data: robot } = useQuery(robotById(useServices(), id));
  if (!robot) return null;
  const [picture] = robot.images;
  return (
    <div className={aboutRobotStyles['context']}>
      <Link to="/robots/$robotId" params={{ robotId: id }} className={aboutRobotStyles['robot']}>
        {picture && (
          <StoredPicture
            address={picture}
            alt=""
            width={64}
            height={48}
            className={aboutRobotStyles['picture']}
            fallback={<span className={aboutRobotStyles['picture']} />}
          />
        )}
        <span className={aboutRobotStyles['words']}>
          <span className={aboutRobotStyles['name']}>{text.aboutRobot(robot.name)}</span>
          <span className={aboutRobotStyles['price']}>{pricePerDay(robot.price)}</span>
        </span>
      </Link>
      <Button variant="quiet" size="icon" aria-label={text.dropRobot(robot.name)} onClick={onDrop}>
        <Icon name="x" size={18} />
      </Button>
    </div>
  );
}
