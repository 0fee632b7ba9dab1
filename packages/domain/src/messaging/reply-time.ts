import type { UserId } from '../ids.ts';
import { epochMs, type EpochMs } from '../units.ts';
import type { Message } from './message.ts';

const HOUR = 3_600_000;

/** The longest usual time of each, in milliseconds. */
const LONGEST: Readonly<Record<ReplyTime, number>> = {
  hour: HOUR,
  hours: 6 * HOUR,
  day: 24 * HOUR,
  days: 72 * HOUR,
};

/** A question that is this old and has no reply counts as one that gets none; a younger one does not count. */
const UNANSWERED = 48 * HOUR;

/** With fewer threads nothing is said: five would tell too much about one of them. */
const LEAST_THREADS = 6;

/**
 * How soon a user usually replies, from their own messages in any order: the median of the threads that others began, each with the
 * time from its first message to the user's first reply. `null` for too few threads, and for a user who takes longer.
 */
export const replyTime = (messages: readonly Message[], me: UserId, now: EpochMs): ReplyTime | null => {
  const threads = new Map<UserId, Message[]>();
  for (const message of messages) {
    const isMine = message.senderId === me;
    // Not between the user and another person.
    if (isMine === (message.receiverId === me)) continue;
    const other = isMine ? message.receiverId : message.senderId;
    threads.set(other, [...(threads.get(other) ?? []), message]);
  }
  const waits = [...threads.values()].flatMap((thread) => waitIn(thread, me, now) ?? []);
  if (waits.length < LEAST_THREADS) return null;
  // Of an even number the longer one, so that it is not said too soon.
  const usual = waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? Infinity;
  return REPLY_TIMES.find((time) => usual <= LONGEST[time]) ?? null;
};

/** `null` for a thread that the user began, or in which a reply is not due yet; without a reply it is endless. */
const waitIn = (thread: readonly Message[], me: UserId, now: EpochMs): number | null => {
  const began = epochMs(Math.min(...thread.map(({ createdAt }) => createdAt)));
  const mine = thread.filter(({ senderId }) => senderId === me).map(({ createdAt }) => createdAt);
  const first = Math.min(...mine);
  if (first === began) return null;
  if (mine.length > 0) return first - began;
  return now - began >= UNANSWERED ? Infinity : null;
};

/** How soon a user usually replies, coarsely: within an hour, a few hours, a day, or a few days (D513). */
export const REPLY_TIMES = ['hour', 'hours', 'day', 'days'] as const;
/** One of `REPLY_TIMES`. */
export type ReplyTime = (typeof REPLY_TIMES)[number];
