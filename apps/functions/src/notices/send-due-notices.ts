import {
  epochMs,
  NOTICE_LIFE,
  NOTICE_WAIT,
  noticeFailed,
  noticeSettled,
  planNotice,
  type ConversationNotices,
  type EpochMs,
} from '@roborrow/domain';
import { noteMessage } from './hear-message.ts';
import { SEARCH_PAGE, type NoticeStore, type StoredNotices } from './notice-store.ts';
import { channelsOf, isWanted, type Providers, closeAll } from './provider.ts';
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
    for (const message of messages) if (!message.isRead) await noteMessage(hearing, message, time);
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

async function attendTo(surroundings: Surroundings, stored: StoredNotices): Promise<void> {
  const { store, providers, now, log } = surroundings;
  const { conversation } = stored;
  const provider = providers[conversation.channel];
  const begunAt = now();
  const unread = await store.unread(conversation, epochMs(begunAt - NOTICE_LIFE));
  const { state, messages, inDoubt } = planNotice(stored.state, unread, begunAt);
  if (inDoubt.length > 0) log(`notices: in doubt and not repeated: ${inDoubt.join(' ')}`);
  if (messages.length === 0) return void (await store.save(stored, state));

  const receiver = await store.receiver(conversation.receiverId, conversation.senderId);
  if (!provider || !receiver || !isWanted(receiver, conversation.channel))
    return void (await store.save(stored, noticeSettled(state, begunAt)));
  if (!(await provider.isReady())) {
    const failed = noticeFailed(state, begunAt, now());
    if (await store.save(stored, failed.state)) report(log, failed);
    return;
  }
  // From here on the messages count as announced, whatever happens to this process. Whoever was faster sends.
  if (!(await store.save(stored, state))) return;
  const delivery = await provider.deliver({
    receiver: { ...receiver, id: conversation.receiverId },
    messages,
  });
  switch (delivery) {
    case 'taken':
    case 'not-wanted':
      return change(store, stored, (after) => noticeSettled(after, begunAt));
    case 'unknown':
      return; // The next look at the conversation reports it as in doubt.
    case 'not-taken':
      return change(store, stored, (after) => {
        const failed = noticeFailed(after, begunAt, now());
        if (after !== failed.state) report(log, failed);
        return failed.state;
      });
  }
}

const report = (log: Surroundings['log'], { state, givenUp }: ReturnType<typeof noticeFailed>): void => {
  log(`notices: the provider did not take a notice, ${state.failures} times in a row`);
  if (givenUp.length > 0) log(`notices: given up after a day: ${givenUp.join(' ')}`);
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

const idOf = ({ conversation: { channel, senderId, receiverId } }: StoredNotices): string =>
  `${channel} ${senderId}→${receiverId}`;

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
