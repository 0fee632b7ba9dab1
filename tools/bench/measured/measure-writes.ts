import { createMemoryStore } from '@roborrow/adapter-in-memory';
import {
  byNewest,
  dollarsPerDay,
  epochMs,
  messageId,
  userId,
  type Message,
  type Robot,
} from '@roborrow/domain';
import { createRandom } from './random.ts';
import type { WriteRow } from './results.ts';
import { percentile } from './stopwatch.ts';

const ME = userId('me');
/** Messages that one transaction marks read, or deletes with their account. */
const CHANGED = 30_000;
/** So many are spliced one by one to learn what all would take. */
const SPLICED = 300;
const ROUNDS = 3;

/** Messages among many users; one user has received `CHANGED` of them, unread. */
const createMessages = (count: number): readonly Message[] => {
  const random = createRandom(count);
  const someone = () => userId(`user${Math.floor(random() * 5000)}`);
  return Array.from({ length: count }, (_, number): Message => ({
    id: messageId(`message${String(number).padStart(12, '0')}`),
    content: 'Is the rover free on Sunday?',
    senderId: someone(),
    senderName: 'Someone',
    receiverId: number < CHANGED ? ME : someone(),
    receiverName: 'Someone',
    isRead: number >= CHANGED,
    createdAt: epochMs(1_700_000_000_000 + Math.floor(random() * 30_000_000_000)),
    robotId: null,
    dates: null,
  }));
};

const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** What happens to a store, and what puts it back for the next round. */
interface Change {
  readonly run: () => Promise<unknown>;
  readonly undo: () => Promise<unknown>;
}

/** Marks a user's messages read, and deletes them, in one store, which takes long to build. */
const changeMessages = (
  messages: readonly Message[],
): { readonly marked: Change; readonly deleted: Change } => {
  const store = createMemoryStore({ messages });
  const theirs = messages.slice(0, CHANGED);
  const write = (isRead: boolean) => () =>
    store.transact((transaction) => {
      for (const message of theirs) transaction.put('messages', { ...message, isRead });
    });
  const clear = () =>
    store.transact((transaction) => {
      for (const { id } of theirs) transaction.delete('messages', id);
    });
  return { marked: { run: write(true), undo: write(false) }, deleted: { run: clear, undo: write(false) } };
};

const UPDATES = 200;
/** Single robots are updated among so many at most: filling two stores with more takes minutes. */
export const MOST_ROBOTS = 100_000;

/** Many updates of one robot each: their price decides their place in two lists. */
const updateRobots = (robots: readonly Robot[]): Change => {
  const store = createMemoryStore({ robots });
  const step = Math.floor(robots.length / UPDATES);
  const some = robots.filter((_, number) => number % step === 0).slice(0, UPDATES);
  const change = (more: number) => async () => {
    for (const robot of some) {
      const price = dollarsPerDay(robot.price + more);
      await store.transact((transaction) => transaction.put('robots', { ...robot, price }));
    }
  };
  return { run: change(7), undo: change(0) };
};

/** Milliseconds that this number of changes would take in one sorted list whose items are spliced one by one. */
const spliceOneByOne = (messages: readonly Message[], changes: number): number => {
  const sorted = [...messages].sort(byNewest);
  const start = performance.now();
  for (const message of messages.slice(0, SPLICED)) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = sorted[middle];
      if (other !== undefined && byNewest(other, message) < 0) low = middle + 1;
      else high = middle;
    }
    sorted.splice(low, 1);
    sorted.splice(low, 0, { ...message, isRead: true });
  }
  return ((performance.now() - start) / SPLICED) * changes;
};

/** Measures a change among fewer and among more documents in turns, so that a busy machine slows both. */
const inTurns = async (
  fewer: Change,
  more: Change,
): Promise<{ readonly few: number; readonly many: number }> => {
  const few: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    few.push(await timed(fewer.run));
    many.push(await timed(more.run));
    await fewer.undo();
    await more.undo();
  }
  return { few: percentile(few, 0.5), many: percentile(many, 0.5) };
};

/** Times of writes among this many documents, and among a tenth of them. */
export const measureWrites = async (
  documents: number,
  robots: readonly Robot[],
  ended: (what: string) => void,
): Promise<readonly WriteRow[]> => {
  const rows: WriteRow[] = [];
  const measure = async (
    what: string,
    among: number,
    fewer: Change,
    more: Change,
    plain: number | null,
  ): Promise<void> => {
    const { few, many } = await inTurns(fewer, more);
    const plainRatio = plain === null ? null : plain / many;
    rows.push({ what, documents: among, milliseconds: many, growth: many / few, plainRatio });
    ended(what);
  };
  const listed = robots.slice(0, MOST_ROBOTS);
  await measure(
    `${UPDATES} robots updated, one by one`,
    listed.length,
    updateRobots(listed.slice(0, listed.length / 10)),
    updateRobots(listed),
    null,
  );
  const messages = createMessages(documents);
  const spliced = spliceOneByOne(messages, CHANGED);
  ended('messages made');
  const all = changeMessages(messages);
  const tenth = changeMessages(createMessages(documents / 10));
  ended('stores of messages filled');
  await measure(`${CHANGED} messages marked read`, documents, tenth.marked, all.marked, spliced);
  await measure(
    `${CHANGED} messages deleted with an account`,
    documents,
    tenth.deleted,
    all.deleted,
    spliced,
  );
  return rows;
};
