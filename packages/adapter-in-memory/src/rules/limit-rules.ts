import {
  goesOnAt,
  isWithinLimits,
  limitFor,
  LIMIT_SPAN,
  PortError,
  problemsFor,
  reportsFor,
  sentEntry,
  sentWith,
  type DailyLimits,
  type EpochMs,
  type OutgoingMessage,
  type UserId,
} from '@roborrow/domain';
import { LIMITS_ID, PROBLEM_COUNT_ID } from '../store/documents.ts';
import type { State } from '../store/state.ts';
import type { Transaction } from '../store/store.ts';

/** The operator's table; `null` until there is one: then nothing is limited. */
export const limitsIn = (state: State): DailyLimits | null => {
  const stored = state.get('limits', LIMITS_ID);
  if (!stored) return null;
  const { id: _, ...limits } = stored;
  return limits;
};

const joinedAt = (state: State, user: UserId): EpochMs | null => state.get('users', user)?.createdAt ?? null;

/** FNV-1a, once from each end: 16 digits, as Firestore's entries have, where nobody gains by finding a second text for them. */
const fingerprint = (text: string): string => {
  const hash = (characters: readonly string[]): string => {
    let value = 0x811c9dc5;
    for (const character of characters)
      value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
    return (value >>> 0).toString(16).padStart(8, '0');
  };
  const characters = [...text];
  return hash(characters) + hash(characters.toReversed());
};

/** Counts a message of today. @throws PortError `too-many` (D796, D797). */
export const countMessage = ({ before, put }: Transaction, outgoing: OutgoingMessage, now: EpochMs): void => {
  const { senderId: id } = outgoing;
  const entry = sentEntry(outgoing, fingerprint);
  const sent = sentWith(before.get('sent', id), entry, now);
  const limits = limitsIn(before);
  if (entry !== '' && limits && !isWithinLimits(sent, limits, joinedAt(before, id), now))
    throw new PortError('too-many', { until: goesOnAt(sent.since) });
  put('sent', { ...sent, id });
};

interface Counted<Id> {
  readonly id: Id;
  readonly since: EpochMs;
  readonly count: number;
}

/** A number of the operator's table, without which nothing is limited. */
const ofTable =
  (read: (limits: DailyLimits) => number) =>
  (limits: DailyLimits | null): number =>
    limits ? read(limits) : Infinity;

/** One more than before, of so many by the operator's table. @throws PortError `too-many`. */
const counted = <Id>(
  { before }: Transaction,
  {
    stored,
    id,
    now,
    most,
  }: {
    readonly stored: Counted<Id> | null;
    readonly id: Id;
    readonly now: EpochMs;
    readonly most: (limits: DailyLimits | null) => number;
  },
): Counted<Id> => {
  const isOver = stored === null || now >= stored.since + LIMIT_SPAN;
  const next = isOver ? { id, since: now, count: 1 } : { ...stored, count: stored.count + 1 };
  if (next.count > most(limitsIn(before))) throw new PortError('too-many', { until: goesOnAt(next.since) });
  return next;
};

/** Counts a new listing of today. @throws PortError `too-many` (D796). */
export const countListing = (transaction: Transaction, id: UserId, now: EpochMs): void => {
  const { before, put } = transaction;
  const most = ofTable((limits) => limitFor(limits, 'listings', joinedAt(before, id), now));
  put('listed', counted(transaction, { stored: before.get('listed', id), id, now, most }));
};

/** Counts a picture of today, with all its sizes. @throws PortError `too-many` (D830). */
export const countPicture = (transaction: Transaction, id: UserId, now: EpochMs): void => {
  const { before, put } = transaction;
  const most = ofTable((limits) => limitFor(limits, 'pictures', joinedAt(before, id), now));
  put('uploaded', counted(transaction, { stored: before.get('uploaded', id), id, now, most }));
};

/** Counts a report of today. @throws PortError `too-many` (D469). */
export const countReport = (transaction: Transaction, id: UserId, now: EpochMs): void => {
  const { before, put } = transaction;
  const most = (limits: DailyLimits | null) => reportsFor(limits, joinedAt(before, id), now);
  put('reportCounts', counted(transaction, { stored: before.get('reportCounts', id), id, now, most }));
};

/** Counts a problem of today, whoever tells of it. @throws PortError `too-many` (D831). */
export const countProblem = (transaction: Transaction, isMember: boolean, now: EpochMs): void => {
  const { before, put } = transaction;
  const id = PROBLEM_COUNT_ID;
  const most = ofTable((limits) => problemsFor(limits, isMember));
  put('problemCounts', counted(transaction, { stored: before.get('problemCounts', id), id, now, most }));
};
