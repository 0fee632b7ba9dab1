import type { PublicProfile, UserId } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { BlockPerson } from '../safety/index.ts';
import { messages as text } from './messages.text.ts';
import styles from './thread.module.css';

export interface ThreadHeadProps {
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
