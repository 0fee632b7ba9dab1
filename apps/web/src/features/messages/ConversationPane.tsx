import {
  type Conversation,
  type EpochMs,
  filterConversations,
  messageAge,
  type UserId,
} from '@roborrow/domain';
import { messageAgeText, momentText } from '@roborrow/text/dates';
import { messagesErrorText } from '@roborrow/text/errors/messages';
import { personName } from '@roborrow/text/person';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../shared/toast.ts';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import { Avatar } from '../../shared/Avatar.tsx';
import { classes } from '../../ui/classes.ts';
import { useConversations, useOutbox } from '../inbox/index.ts';
import { messages as text } from './messages.text.ts';
import styles from './conversations.module.css';
import { ConversationSkeleton, Failure } from './LoadingMessages.tsx';
import { useNow } from './use-now.ts';

interface ConversationPaneProps {
  readonly me: UserId;
  /** The counterpart of the open thread. */
  readonly open: UserId | null;
  readonly onSelect: (counterpart: UserId) => void;
}

export function ConversationPane({ me, open, onSelect }: ConversationPaneProps) {
  const { conversations, failure, retry, hasOlder, isLoadingOlder, loadOlder } = useConversations(me);
  const [wanted, setWanted] = useState('');
  const searchId = useId();
  const now = useNow();
  const found = filterConversations(conversations ?? [], useDeferredValue(wanted));

  const showOlder = () =>
    loadOlder().catch((thrown: unknown) => showToast('error', messagesErrorText('list', thrown)));

  return (
    <section className={styles['pane']} aria-label={text.conversations}>
      <div className={styles['search']}>
        <label htmlFor={searchId} className="visually-hidden">
          {text.searchLabel}
        </label>
        <Icon name="search" size={18} />
        <input
          id={searchId}
          type="search"
          autoComplete="off"
          placeholder={text.searchPlaceholder}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <div className={styles['scroller']} aria-busy={conversations === null && !failure}>
        {failure !== null && <Failure text={messagesErrorText('list', failure)} onRetry={retry} />}
        {conversations === null && failure === null && <ConversationSkeleton />}
        {conversations?.length === 0 && (
          <EmptyState title={text.noConversations} text={text.noConversationsHint} />
        )}
        {conversations && conversations.length > 0 && found.length === 0 && (
          <p role="status" className={styles['noMatch']}>
            {text.noMatch(wanted.trim())}
          </p>
        )}
        {found.length > 0 && (
          <ul className={styles['list']}>
            {found.map((conversation) => (
              <ConversationItem
                key={conversation.counterpartId}
                me={me}
                conversation={conversation}
                isOpen={conversation.counterpartId === open}
                now={now}
                onSelect={onSelect}
              />
            ))}
          </ul>
        )}
        {hasOlder && (
          <div className={styles['older']}>
            <Button variant="quiet" size="small" busy={isLoadingOlder} onClick={() => void showOlder()}>
              {text.loadOlderConversations}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

interface ConversationItemProps {
  readonly me: UserId;
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  readonly now: EpochMs;
  readonly onSelect: (counterpart: UserId) => void;
}

function ConversationItem({ me, conversation, isOpen, now, onSelect }: ConversationItemProps) {
  const { counterpartId, counterpartName, latest, isUnread } = conversation;
  const { data: profile } = useQuery(profileById(useServices(), counterpartId));
  const hasFailed = useOutbox(me).some(
    ({ receiverId, state }) => receiverId === counterpartId && state.kind === 'failed',
  );
  const name = personName(profile?.displayName || counterpartName);
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
