import type { RobotId } from '@roborrow/domain';
import { pricePerDay } from '@roborrow/text/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { robotById } from '../robots/index.ts';
import { messages as text } from './messages.text.ts';
import styles from './about-robot.module.css';

/** The robot that the next message is about; the user can remove it (D26). */
export function AboutRobot({ id, onDrop }: { readonly id: RobotId; readonly onDrop: () => void }) {
  const { data: robot } = useQuery(robotById(useServices(), id));
  if (!robot) return null;
  const [picture] = robot.images;
  return (
    <div className={styles['context']}>
      <Link to="/robots/$robotId" params={{ robotId: id }} className={styles['robot']}>
        {picture && (
          <Picture
            src={picture}
            alt=""
            width={64}
            height={48}
            className={styles['picture']}
            fallback={<span className={styles['picture']} />}
          />
        )}
        <span className={styles['words']}>
          <span className={styles['name']}>{text.aboutRobot(robot.name)}</span>
          <span className={styles['price']}>{pricePerDay(robot.price)}</span>
        </span>
      </Link>
      <Button variant="quiet" size="icon" aria-label={text.dropRobot(robot.name)} onClick={onDrop}>
        <Icon name="x" size={18} />
      </Button>
    </div>
  );
}
