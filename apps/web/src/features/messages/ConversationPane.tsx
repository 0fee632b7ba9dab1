import { filterConversations, type UserId } from '@roborrow/domain';
import { messagesErrorText } from '@roborrow/text/errors/messages';
import { useDeferredValue, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../shared/toast.ts';
import { useConversations } from '../inbox/index.ts';
import { messages as text } from './messages.text.ts';
import { ConversationItem } from './ConversationItem.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import styles from './conversations.module.css';
import { Failure } from './Failure.tsx';
import { useNow } from './use-now.ts';

export interface ConversationPaneProps {
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
