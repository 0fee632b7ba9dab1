import {
  epochMs,
  hearOfRental,
  NOTICE_LIFE,
  NOTICE_WAIT,
  noticeFailed,
  noticeSettled,
  planNotice,
  planRentalNotice,
  type ConversationNotices,
  type EpochMs,
  type MessageId,
  type NoticePlan,
} from '@roborrow/domain';
import { noteMessage } from './hear-message.ts';
import { SEARCH_PAGE, type NoticeStore, type StoredNotices } from './notice-store.ts';
import { channelsOf, closeAll, isWanted, type Addressee, type Notice, type Providers } from './provider.ts';
import { noteRental, readRental } from './rental-notices.ts';
import type { NoticeService } from './notices-function.ts';

export interface Surroundings {
  readonly store: NoticeStore;
  readonly providers: Providers;
  readonly now: () => EpochMs;
  /** Receives ids and states, never a name, an address or a text. */
  readonly log: (line: string) => void;
}

/** The age at which a search looks at a message: by then its conversation has had its turn if anybody told of it. */
const SEARCH_AGE = NOTICE_WAIT * 1.5;

/** A run begins no notice after 20 seconds: the platform ends it after 30. */
const RUN_LIMIT = 20_000;

/** Finds the messages that no app told of, a quarter of an hour after they were stored (D436). */
export async function findUntold({ store, providers, now }: Surroundings): Promise<void> {
  const hearing = { store, channels: channelsOf(providers) };
  const time = now();
  const last = epochMs(time - SEARCH_AGE);
  let from = epochMs(Math.max((await store.searchedUpTo()) ?? 0, time - NOTICE_LIFE));
  while (from < last) {
    const messages = await store.sentBetween(from, last);
    for (const message of messages) {
      if (!message.isRead) await noteMessage(hearing, message, time);
      await noteRental(hearing, message, time);
    }
    const newest = messages.length < SEARCH_PAGE ? undefined : messages.at(-1);
    from = newest ? epochMs(Math.max(newest.createdAt, from + 1)) : last;
    await store.setSearchedUpTo(from);
  }
}

/** Sends every notice that is due. A conversation that fails does not keep the others waiting. */
export async function sendDueNotices(surroundings: Surroundings): Promise<void> {
  const { store, now, log } = surroundings;
  const begun = now();
  for (const stored of await store.due(begun)) {
    if (now() - begun > RUN_LIMIT) return log('notices: out of time, the rest is left for the next run');
    try {
      await attendTo(surroundings, stored);
    } catch (thrown) {
      log(`notices: ${idOf(stored)} left for the next run: ${nameOf(thrown)}`);
    }
  }
}

/** What waits in a conversation, or of one of its rentals. */
interface Waiting {
  readonly plan: Pick<NoticePlan<unknown>, 'state' | 'inDoubt'>;
  /** The notice that is due, for its receiver; `null` when none is. */
  readonly write: ((receiver: Addressee) => Promise<Notice>) | null;
  /** Once a notice is settled: expects the next one. */
  readonly next: (state: ConversationNotices) => ConversationNotices;
}

async function waitingMessages(
  store: NoticeStore,
  { conversation, state }: StoredNotices,
  now: EpochMs,
): Promise<Waiting> {
  const unread = await store.unread(conversation, epochMs(now - NOTICE_LIFE));
  const { messages, ...plan } = planNotice(state, unread, now);
  return {
    plan,
    write: messages.length === 0 ? null : async (receiver) => ({ receiver, messages }),
    // Whoever tells of a message does so.
    next: (after) => after,
  };
}

async function waitingOfRental(
  store: NoticeStore,
  id: MessageId,
  { conversation: { receiverId }, state }: StoredNotices,
  now: EpochMs,
): Promise<Waiting> {
  const seen = await readRental(store, id, receiverId);
  const notices = seen?.notices ?? [];
  const { messages, ...plan } = planRentalNotice(state, notices, now);
  const [due] = messages;
  return {
    plan,
    write:
      seen && due
        ? async (receiver) => ({
            receiver,
            kind: due.id,
            request: seen.request,
            robot: await store.robot(seen.request.robotId),
          })
        : null,
    next: (after) => hearOfRental(after, notices, now),
  };
}

async function attendTo(surroundings: Surroundings, stored: StoredNotices): Promise<void> {
  const { store, providers, now, log } = surroundings;
  const { conversation } = stored;
  const { request } = conversation;
  const provider = providers[conversation.channel];
  const begunAt = now();
  const { plan, write, next } = await (request === undefined
    ? waitingMessages(store, stored, begunAt)
    : waitingOfRental(store, request, stored, begunAt));
  const { state, inDoubt } = plan;
  const named = (ids: readonly string[]): string =>
    (request === undefined ? ids : [request, ...ids]).join(' ');
  if (inDoubt.length > 0) log(`notices: in doubt and not repeated: ${named(inDoubt)}`);
  if (!write) return void (await store.save(stored, state));

  const receiver = await store.receiver(conversation.receiverId, conversation.senderId);
  if (!provider || !receiver || !isWanted(receiver, conversation.channel))
    return void (await store.save(stored, next(noticeSettled(state, begunAt))));
  if (!(await provider.isReady())) {
    const failed = noticeFailed(state, begunAt, now());
    if (await store.save(stored, next(failed.state))) report(log, failed, named);
    return;
  }
  const notice = await write({ ...receiver, id: conversation.receiverId });
  // From here on all of it counts as announced, whatever happens to this process. Whoever was faster sends.
  if (!(await store.save(stored, state))) return;
  const delivery = await provider.deliver(notice);
  switch (delivery) {
    case 'taken':
    case 'not-wanted':
      return change(store, stored, (after) => next(noticeSettled(after, begunAt)));
    case 'unknown':
      return; // The next look at the conversation reports it as in doubt.
    case 'not-taken':
      return change(store, stored, (after) => {
        const failed = noticeFailed(after, begunAt, now());
        if (after !== failed.state) report(log, failed, named);
        return next(failed.state);
      });
  }
}

const report = (
  log: Surroundings['log'],
  { state, givenUp }: ReturnType<typeof noticeFailed>,
  named: (ids: readonly string[]) => string,
): void => {
  log(`notices: the provider did not take a notice, ${state.failures} times in a row`);
  if (givenUp.length > 0) log(`notices: given up after a day: ${named(givenUp)}`);
};

/** Another process may tell of a message meanwhile, so the change is made to what is stored then. */
async function change(
  store: NoticeStore,
  { conversation }: StoredNotices,
  next: (state: ConversationNotices) => ConversationNotices,
): Promise<void> {
  for (;;) {
    const stored = await store.notices(conversation);
    const state = next(stored.state);
    if (state === stored.state || (await store.save(stored, state))) return;
  }
}

const idOf = ({ conversation: { channel, senderId, receiverId, request } }: StoredNotices): string =>
  `${channel} ${senderId}→${receiverId}${request === undefined ? '' : ` ${request}`}`;

const nameOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : 'unknown');

/** One run of the scheduled function. A failed search does not keep what is due from being sent. */
export async function runNotices(service: NoticeService): Promise<void> {
  const { store, now, log } = service;
  const providers = service.openProviders();
  try {
    await findUntold({ store, providers, now, log }).catch((thrown: unknown) =>
      log(`notices: search broken off: ${thrown instanceof Error ? thrown.message : 'failed'}`),
    );
    await sendDueNotices({ store, providers, now, log });
  } finally {
    closeAll(providers);
  }
}
