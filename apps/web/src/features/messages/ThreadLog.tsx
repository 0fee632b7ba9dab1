import { dateRequests, type Message, type OutboxMessage, type Sending, type UserId } from '@roborrow/domain';
import { toasts } from '@roborrow/text/toasts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type UIEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../shared/toast.ts';
import type { OnStep } from '../dates/index.ts';
import type { LiveMessages } from '../inbox/index.ts';
import { messages as text } from './messages.text.ts';
import { ThreadRowView } from './ThreadRowView.tsx';
import { threadRows } from './thread-rows.ts';
import styles from './thread.module.css';
import { useNow } from './use-now.ts';

/** Within this many pixels of the end, the log scrolls with new messages. */
const NEAR_END = 80;
/** Within this many pixels of the start, earlier messages are loaded. */
const NEAR_START = 300;

export interface ThreadLogProps {
  readonly me: UserId;
  readonly counterpart: UserId;
  readonly name: string;
  readonly avatar: string;
  readonly thread: LiveMessages;
  readonly messages: readonly Message[];
  readonly outbox: readonly OutboxMessage[];
  readonly sending: Pick<Sending, 'retry' | 'discard'>;
  readonly onStep: OnStep;
}

/** The messages of a thread. Of a long thread, only the rows near the visible part are in the document. */
export function ThreadLog(props: ThreadLogProps) {
  const { me, counterpart, name, avatar, thread, messages, outbox, sending, onStep } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => threadRows(messages, outbox, me), [messages, outbox, me]);
  const requests = useMemo(
    () => new Map(dateRequests(messages).map((request) => [request.id, request])),
    [messages],
  );
  const now = useNow();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 56,
    getItemKey: (index) => rows[index]?.message.id ?? index,
    overscan: 12,
    paddingStart: 16,
    paddingEnd: 16,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
  });

  const newestReceived = messages.find(({ senderId }) => senderId !== me);
  const [firstSeen] = useState(newestReceived?.id);
  const [lastSeen, setLastSeen] = useState(newestReceived?.id);
  const hasArrived = newestReceived !== undefined && newestReceived.id !== firstSeen;

  // A message that the reader sends is scrolled into view; its later removal from the outbox scrolls nothing.
  const newestInOutbox = outbox.at(-1)?.id;
  useLayoutEffect(() => {
    if (newestInOutbox !== undefined) virtualizer.scrollToEnd();
  }, [virtualizer, newestInOutbox]);

  // The thread opens at its end. A reader at the end stays there while rows are measured and turn out higher
  // than estimated, and when the phone's keyboard opens. Only scrolling up leaves the end.
  const isAtEnd = useRef(true);
  const lastTop = useRef(0);
  const totalSize = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    if (isAtEnd.current) virtualizer.scrollToEnd();
  }, [virtualizer, totalSize]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const loadEarlier = () =>
    thread.loadEarlier().catch(() => showToast('error', toasts.messages.messagesFailure));
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    // Reads the element, because the virtualizer handles the same event later.
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    if (scrollHeight - clientHeight - scrollTop <= NEAR_END) {
      setLastSeen(newestReceived?.id);
      isAtEnd.current = true;
    } else if (scrollTop < lastTop.current) isAtEnd.current = false;
    lastTop.current = scrollTop;
    if (scrollTop < NEAR_START && thread.hasEarlier && !thread.isLoadingEarlier) void loadEarlier();
  };
  const isBehind = newestReceived?.id !== lastSeen && !virtualizer.isAtEnd(NEAR_END);
  const items = virtualizer.getVirtualItems();

  return (
    <div className={styles['log']}>
      {thread.hasEarlier && (items[0]?.index ?? 0) < 3 && (
        <div className={styles['earlier']}>
          <Button
            variant="secondary"
            size="small"
            busy={thread.isLoadingEarlier}
            onClick={() => void loadEarlier()}
          >
            <Icon name="arrow-up" size={16} />
            {text.loadEarlier}
          </Button>
        </div>
      )}
      {/* Scrolling adds and removes rows, so the log itself is not a live region; new messages are announced below. */}
      <div
        ref={scroller}
        className={styles['scroller']}
        role="log"
        aria-live="off"
        aria-label={text.threadWith(name)}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={styles['rows']} style={{ height: totalSize }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={styles['row']}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <ThreadRowView
                    me={me}
                    counterpart={counterpart}
                    row={row}
                    request={requests.get(row.message.id) ?? null}
                    name={name}
                    avatar={avatar}
                    now={now}
                    outbox={outbox}
                    sending={sending}
                    onStep={onStep}
                  />
                </div>
              )
            );
          })}
        </div>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {hasArrived && text.arrived(name, newestReceived.content)}
      </p>
      {isBehind && (
        <div className={styles['newer']}>
          <Button size="small" onClick={() => virtualizer.scrollToEnd({ behavior: 'smooth' })}>
            <Icon name="arrow-down" size={16} />
            {text.newMessages}
          </Button>
        </div>
      )}
    </div>
  );
}
