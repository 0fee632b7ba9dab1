import {
  byNewest,
  epochMs,
  PortError,
  type Inbox,
  type Listener,
  type Message,
  type MessagesPort,
  type UserId,
} from '@roborrow/domain';

/**
 * The store's behaviour for a send: it accepts it, accepts it before subscribers see it, accepts it but loses
 * the answer, refuses it, or lets it hang.
 */
export type SendBehaviour = 'take' | 'take-unseen' | 'lose-answer' | 'refuse' | 'hang';

/** An in-memory message store whose behaviour for sends can be changed. */
export function createFakeMessages(seed: readonly Message[] = []) {
  let stored = [...seed].sort(byNewest);
  let behaviour: SendBehaviour = 'take';
  let reads: 'answer' | 'fail' = 'answer';
  const sentIds: string[] = [];
  let hanging: (() => void)[] = [];
  const subscribers = new Set<() => void>();

  const change = (next: readonly Message[]) => {
    stored = [...next].sort(byNewest);
    if (behaviour !== 'take-unseen') showAll();
  };
  const showAll = () => {
    for (const follower of subscribers) follower();
  };
  const between = (a: UserId, b: UserId) =>
    stored.filter(
      (m) => (m.senderId === a && m.receiverId === b) || (m.senderId === b && m.receiverId === a),
    );
  const subscribe = <Value>(listener: Listener<Value>, read: () => Value) => {
    let isOver = false;
    const notify = () => {
      if (isOver) return;
      if (reads === 'answer') return listener.next(read());
      stop();
      listener.error(new PortError('unavailable'));
    };
    const stop = () => {
      isOver = true;
      subscribers.delete(notify);
    };
    subscribers.add(notify);
    queueMicrotask(notify);
    return stop;
  };
  const page = async (
    all: readonly Message[],
    { before, limit }: Parameters<MessagesPort['listRecent']>[1],
  ) => {
    if (reads === 'fail') throw new PortError('unavailable');
    const rest = before ? all.filter((m) => m.createdAt < before.createdAt) : all;
    const messages = rest.slice(0, limit);
    return { messages, next: rest.length > limit ? (messages.at(-1) ?? null) : null };
  };

  const port: MessagesPort = {
    send: async (outgoing) => {
      sentIds.push(outgoing.id);
      if (behaviour === 'hang') await new Promise<void>((resolve) => hanging.push(resolve));
      if (behaviour === 'refuse') throw new PortError('unavailable');
      const message = { ...outgoing, isRead: false, createdAt: epochMs(Date.now()) };
      const known = stored.find(({ id }) => id === message.id);
      if (known && known.senderId !== message.senderId)
        throw new PortError('conflict', { subject: 'message' });
      if (!known) change([...stored, message]);
      if (behaviour === 'lose-answer') throw new PortError('unavailable');
      return message;
    },
    get: async (id) => stored.find((m) => m.id === id) ?? null,
    listRecent: (user, query) =>
      page(
        stored.filter((m) => m.senderId === user || m.receiverId === user),
        query,
      ),
    listThread: (user, counterpart, query) => page(between(user, counterpart), query),
    markRead: async (ids) => change(stored.map((m) => (ids.includes(m.id) ? { ...m, isRead: true } : m))),
    markConversationRead: async (user, counterpart) =>
      change(
        stored.map((m) => (m.receiverId === user && m.senderId === counterpart ? { ...m, isRead: true } : m)),
      ),
    subscribeInbox: (user, limit, listener) =>
      subscribe(listener, (): Inbox => ({
        latest: stored.filter((m) => m.receiverId === user).slice(0, limit),
        unreadCount: stored.filter((m) => m.receiverId === user && !m.isRead).length,
      })),
    subscribeRecent: (user, limit, listener) =>
      subscribe(listener, () =>
        stored.filter((m) => m.senderId === user || m.receiverId === user).slice(0, limit),
      ),
    subscribeThread: (user, counterpart, limit, listener) =>
      subscribe(listener, () => between(user, counterpart).slice(0, limit)),
    subscribeDates: (user, limit, listener) =>
      subscribe(listener, () =>
        stored
          .filter((m) => m.dates !== null && (m.senderId === user || m.receiverId === user))
          .slice(0, limit),
      ),
    deleteAllOf: async (user) => change(stored.filter((m) => m.senderId !== user || m.dates !== null)),
  };

  return {
    port,
    /** Delivers what subscribers have missed. */
    showAll: () => {
      behaviour = 'take';
      showAll();
    },
    /** Every try to send, in order. */
    sentIds,
    stored: () => stored,
    beIn: (next: SendBehaviour) => {
      behaviour = next;
    },
    /** Completes every hanging send with the current behaviour. */
    goOn: () => {
      for (const resolve of hanging) resolve();
      hanging = [];
    },
    failReads: (isFailing: boolean) => {
      reads = isFailing ? 'fail' : 'answer';
    },
    /** Another user's message reaches the store. */
    arrive: (message: Message) => change([...stored, message]),
    /** Many messages reach it at once, as after a lost connection. */
    arriveTogether: (messages: readonly Message[]) => change([...stored, ...messages]),
    /** The user reads a thread on another device. */
    readElsewhere: (user: UserId, counterpart: UserId) => port.markConversationRead(user, counterpart),
  };
}
