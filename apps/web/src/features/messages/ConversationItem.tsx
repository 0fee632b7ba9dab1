import { messageAge, type Conversation, type EpochMs, type UserId } from '@roborrow/domain';
import { messageAgeText, momentText } from '@roborrow/text/dates';
import { useQuery } from '@tanstack/react-query';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { classes } from '../../ui/classes.ts';
import { useOutbox } from '../inbox/index.ts';
import { messages as text } from './messages.text.ts';
import styles from './conversations.module.css';

export interface ConversationItemProps {
  readonly me: UserId;
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  readonly now: EpochMs;
  readonly onSelect: (counterpart: UserId) => void;
}

export function ConversationItem({ me, conversation, isOpen, now, onSelect }: ConversationItemProps) {
  const { counterpartId, counterpartName, latest, isUnread } = conversation;
  const { data: profile } = useQuery(profileById(useServices(), counterpartId));
  const hasFailed = useOutbox(me).some(
    ({ receiverId, state }) => receiverId === counterpartId && state.kind === 'failed',
  );
  const name = profile?.displayName || counterpartName;
  return (
    <li>
      <button
        type="button"
        className={classes(styles['item'], isUnread && styles['unread'])}
        aria-current={isOpen || undefined}
        onClick={() => onSelect(counterpartId)}
      >
        <Avatar name={name} src={profile?.avatar ?? ''} />
        <span className={styles['who']}>
          <span className={styles['name']}>{name}</span>
          <time
            className={styles['age']}
            dateTime={new Date(latest.createdAt).toISOString()}
            title={momentText(latest.createdAt)}
          >
            {messageAgeText(messageAge(latest.createdAt, now))}
          </time>
          <span className={styles['second']}>
            <span className={styles['preview']} dir="auto">
              {hasFailed && <strong>{text.status.failed} · </strong>}
              {latest.senderId === me ? text.ownPreview(latest.content) : latest.content}
            </span>
            {isUnread && (
              <span className={styles['dot']}>
                <span className="visually-hidden">{text.unread}</span>
              </span>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}
