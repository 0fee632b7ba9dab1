import type { MessageId } from '../ids.ts';
import { epochMs, milliseconds, type EpochMs, type Milliseconds } from '../units.ts';
import type { RentalNoticeKind } from './rental-notice-kind.ts';

const MINUTE = 60_000;

/** How long messages of one conversation are collected into one notice, from the first one on (D432). */
export const NOTICE_WAIT = milliseconds(10 * MINUTE);

/** A message is announced within this time or not at all (D434). */
export const NOTICE_LIFE = milliseconds(24 * 60 * MINUTE);

/** After this time a hand-over without a recorded outcome is taken for one that was interrupted (D433). */
const HAND_OVER_LIMIT = milliseconds(15 * MINUTE);

const LONGEST_PAUSE = 120 * MINUTE;

/** What a notice is about: a message, or what one person is to hear of one rental (D730). */
export type Announced = MessageId | RentalNoticeKind;

interface Dated {
  readonly id: Announced;
  readonly createdAt: EpochMs;
}

/**
 * What is known of the notices about one person's messages to another, on one channel. A message is in `noticed`
 * from before its notice is handed over, and leaves it only when the provider has certainly not taken the notice.
 * So an interruption at any moment never leads to a second notice (D433).
 */
export interface ConversationNotices {
  /** When this conversation has to be looked at; `null` when nothing is expected. */
  readonly dueAt: EpochMs | null;
  /** How many times in a row the provider failed. */
  readonly failures: number;
  /** The notice that is being handed over, until its outcome is recorded. */
  readonly handOver: { readonly at: EpochMs; readonly messages: readonly Announced[] } | null;
  /** The messages of the last day that no later notice is about. */
  readonly noticed: readonly Dated[];
}

/** The state of a conversation of which no notice is due. */
export const NO_NOTICES: ConversationNotices = { dueAt: null, failures: 0, handOver: null, noticed: [] };

const after = (time: EpochMs, pause: Milliseconds): EpochMs => epochMs(time + pause);

const isFresh = ({ createdAt }: Dated, now: EpochMs): boolean => now < after(createdAt, NOTICE_LIFE);

const isNoticed = ({ noticed }: ConversationNotices, { id }: Dated): boolean =>
  noticed.some((one) => one.id === id);

/** Hears of a message, from the sender's app or from a search; the same object when that changes nothing. */
export const hearOfMessage = (
  state: ConversationNotices,
  message: Dated,
  now: EpochMs,
): ConversationNotices => {
  if (!isFresh(message, now) || isNoticed(state, message)) return state;
  // A new message does not shorten the pause after a failure.
  if (state.dueAt !== null && state.failures > 0 && !state.handOver) return state;
  const dueAt = after(message.createdAt, NOTICE_WAIT);
  return state.dueAt !== null && state.dueAt <= dueAt ? state : { ...state, dueAt };
};

/** What is to be done about a conversation, or a rental, as it stands. */
export interface NoticePlan<Unread> {
  /** What to store; before the notice is handed over, when there is one. */
  readonly state: ConversationNotices;
  /** The messages of the notice to send now, oldest first; empty when there is none. */
  readonly messages: readonly Unread[];
  /** Messages of an interrupted hand-over: perhaps announced, and never tried again. */
  readonly inDoubt: readonly Announced[];
}

/** Decides about a conversation from all its unread messages of the last day. */
export const planNotice = <Unread extends Dated>(
  state: ConversationNotices,
  unread: readonly Unread[],
  now: EpochMs,
): NoticePlan<Unread> => {
  const nothing = (next: ConversationNotices, inDoubt: readonly Announced[] = []) => ({
    state: next,
    messages: [],
    inDoubt,
  });
  const { handOver } = state;
  if (handOver && now < after(handOver.at, HAND_OVER_LIMIT))
    return nothing({ ...state, dueAt: after(handOver.at, HAND_OVER_LIMIT) });
  const inDoubt = handOver?.messages ?? [];
  const noticed = state.noticed.filter((one) => isFresh(one, now));

  const messages = unread
    .filter((one) => isFresh(one, now) && !isNoticed(state, one))
    .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  const [oldest] = messages;
  if (!oldest) return nothing({ ...NO_NOTICES, noticed }, inDoubt);
  const dueAt =
    state.failures > 0 && !handOver && state.dueAt !== null
      ? state.dueAt
      : after(oldest.createdAt, NOTICE_WAIT);
  if (now < dueAt) return nothing({ ...state, dueAt, handOver: null, noticed }, inDoubt);
  return {
    state: {
      dueAt: after(now, HAND_OVER_LIMIT),
      failures: state.failures,
      handOver: { at: now, messages: messages.map(({ id }) => id) },
      noticed: [...noticed, ...messages.map(({ id, createdAt }) => ({ id, createdAt }))],
    },
    messages,
    inDoubt,
  };
};

/**
 * The hand-over that began at that time is over for good: the provider took the notice, or will never take it, or it
 * is not wanted.
 */
export const noticeSettled = (state: ConversationNotices, begunAt: EpochMs): ConversationNotices => {
  if (state.handOver?.at !== begunAt) return state;
  const wasHeardOfMore = state.dueAt !== after(begunAt, HAND_OVER_LIMIT);
  return { ...state, dueAt: wasHeardOfMore ? state.dueAt : null, failures: 0, handOver: null };
};

/** The pause after so many failures in a row: a minute, then twice as long each time, up to two hours. */
export const noticePause = (failures: number): Milliseconds =>
  milliseconds(Math.min(MINUTE * 2 ** (failures - 1), LONGEST_PAUSE));

/**
 * The provider has certainly not taken the notice: its messages are announced after a pause, except those that are
 * then older than a day, which are given up (D434).
 */
export const noticeFailed = (
  state: ConversationNotices,
  begunAt: EpochMs,
  now: EpochMs,
): { readonly state: ConversationNotices; readonly givenUp: readonly Announced[] } => {
  const { handOver } = state;
  if (handOver?.at !== begunAt) return { state, givenUp: [] };
  const failures = state.failures + 1;
  const dueAt = after(now, noticePause(failures));
  const isTriedAgain = (one: Dated): boolean => handOver.messages.includes(one.id) && isFresh(one, dueAt);
  const noticed = state.noticed.filter((one) => !isTriedAgain(one));
  return {
    state: { dueAt, failures, handOver: null, noticed },
    givenUp: noticed.map(({ id }) => id).filter((id) => handOver.messages.includes(id)),
  };
};
