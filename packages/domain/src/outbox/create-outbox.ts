import type { MessageId, UserId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import { keptOutbox, readKeptOutbox, type KeptOutbox, type Outbox, type OutboxMessage } from './outbox.ts';

/** Keeps outboxes beyond the program, in whatever storage a client has. No function throws: without a storage an outbox lasts as long as the program. */
export interface OutboxStorage {
  /** What was kept last for this user; `null` when nothing is there or can be read. */
  readonly load: (me: UserId) => unknown;
  /** Keeps it as JSON; `null` forgets it. */
  readonly keep: (me: UserId, outbox: KeptOutbox | null) => void;
}

/** The outboxes of a client's users. */
export interface OutboxStore {
  /** The same object until something changes. */
  readonly read: (me: UserId) => Outbox;
  /** Of the answers to one request, which have the same id, it holds the last (D504). */
  readonly add: (me: UserId, message: OutboxMessage) => void;
  readonly mark: (me: UserId, id: MessageId, state: OutboxMessage['state']) => void;
  /** The backend stored it: until a view contains it, it is shown with the backend's time. Another answer of the same id stays unsent. */
  readonly markSent: (me: UserId, stored: Pick<Message, 'id' | 'createdAt' | 'dates'>) => void;
  readonly remove: (me: UserId, ids: ReadonlySet<MessageId>) => void;
  /** What was typed for a counterpart and not sent; '' without. */
  readonly readDraft: (me: UserId, counterpart: UserId) => string;
  readonly keepDraft: (me: UserId, counterpart: UserId, text: string) => void;
  /** Deletes everything of a user, for example when they sign out. */
  readonly forget: (me: UserId) => void;
  /** Calls the listener after each change. Returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Holds what users wrote and no backend has (D27). `createSending` sends it.
 *
 * @example
 * ```ts
 * const files = new Map<UserId, string>();
 * const openOutbox = () =>
 *   createOutbox({
 *     load: (me) => JSON.parse(files.get(me) ?? 'null'),
 *     keep: (me, outbox) => void files.set(me, JSON.stringify(outbox)),
 *   });
 * openOutbox().keepDraft(userId('maya'), userId('kai'), 'Is it free on');
 * openOutbox().readDraft(userId('maya'), userId('kai')); // => 'Is it free on'
 * ```
 */
export const createOutbox = ({ load, keep }: OutboxStorage): OutboxStore => {
  const known = new Map<UserId, Outbox>();
  const listeners = new Set<() => void>();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const read = (me: UserId): Outbox => {
    const outbox = known.get(me) ?? readKeptOutbox(load(me));
    known.set(me, outbox);
    return outbox;
  };
  const change = (me: UserId, outbox: Outbox): void => {
    known.set(me, outbox);
    keep(me, keptOutbox(outbox));
    tell();
  };
  const changeMessages = (
    me: UserId,
    changed: (messages: readonly OutboxMessage[]) => readonly OutboxMessage[],
  ): void => {
    const { drafts, messages } = read(me);
    change(me, { drafts, messages: changed(messages) });
  };
  return {
    read,
    add: (me, message) =>
      changeMessages(me, (messages) => [...messages.filter(({ id }) => id !== message.id), message]),
    mark: (me, id, state) =>
      changeMessages(me, (messages) =>
        messages.map((message) => (message.id === id ? { ...message, state } : message)),
      ),
    markSent: (me, { id, createdAt, dates }) =>
      changeMessages(me, (messages) =>
        messages.map((message) =>
          message.id === id && message.dates?.kind === dates?.kind
            ? { ...message, createdAt, state: { kind: 'sent' } }
            : message,
        ),
      ),
    remove: (me, ids) => changeMessages(me, (messages) => messages.filter(({ id }) => !ids.has(id))),
    readDraft: (me, counterpart) => read(me).drafts[counterpart] ?? '',
    keepDraft: (me, counterpart, text) => {
      const { drafts, messages } = read(me);
      const { [counterpart]: _, ...others } = drafts;
      change(me, { drafts: text === '' ? others : { ...others, [counterpart]: text }, messages });
    },
    forget: (me) => {
      known.delete(me);
      keep(me, null);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
