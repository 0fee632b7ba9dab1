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
  type ClockPort,
  type DailyLimits,
  type EpochMs,
  type Limited,
  type OutgoingMessage,
  type UserId,
} from '@roborrow/domain';
import {
  getDoc,
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import {
  limitsOf,
  listingCountOf,
  outboxOf,
  problemCountOf,
  profileOf,
  reportCountOf,
  uploadsOf,
} from '../documents.ts';
import { createImageUrls } from '../image-urls.ts';
import { decodeLimits, decodeSent, decodeUploads, loadFingerprint, sinceOf } from '../mappers/limits.ts';
import { createDecodeProfile } from '../mappers/profile.ts';
import { isDenied } from '../port-errors.ts';
import type { OnRead } from '../reading/public-store.ts';
import type { Session } from '../session.ts';

/*
 * What a person did today is counted in a document that each message, and each new listing, writes in its own commit (D796),
 * and each picture before it is uploaded (D830). A client's
 * clock says whether the day is over. Where the server's says otherwise, the rules refuse, and the other answer is tried.
 */

/** How a count goes on: as the client's clock says, or the other way. */
export type DayOver = 'by-clock' | 'against-clock';

const isOver = (since: EpochMs | null, { now }: ClockPort, day: DayOver): boolean =>
  since === null || now() >= since + LIMIT_SPAN === (day === 'by-clock');

/** Carries out work that counts, and once more if the rules may have refused it because of a clock. */
export const countingToday = async <Answer>(work: (day: DayOver) => Promise<Answer>): Promise<Answer> => {
  try {
    return await work('by-clock');
  } catch (thrown) {
    if (!isDenied(thrown)) throw thrown;
    return work('against-clock').catch((again: unknown) => {
      throw isDenied(again) ? thrown : again;
    });
  }
};

/** Only a person whose day has begun can have another one: else there is nothing to try. */
const requireChoice = (since: EpochMs | null, day: DayOver): void => {
  if (since === null && day === 'against-clock') throw new PortError('forbidden');
};

/** The outbox of a message: its id, and what its sender sent today with it. */
export const countMessage = async (
  transaction: Transaction,
  database: Firestore,
  outgoing: OutgoingMessage,
  { clock, day, onRead }: { readonly clock: ClockPort; readonly day: DayOver; readonly onRead: OnRead },
): Promise<DocumentData> => {
  const [stored, fingerprint] = await Promise.all([
    transaction.get(outboxOf(database, outgoing.senderId)),
    loadFingerprint(),
  ]);
  onRead(1);
  const sent = decodeSent(stored);
  requireChoice(sent?.since ?? null, day);
  const isAnew = isOver(sent?.since ?? null, clock, day);
  const entry = sentEntry(outgoing, fingerprint);
  return {
    message: outgoing.id,
    entry,
    since: isAnew ? serverTimestamp() : (stored.get('since') as unknown),
    entries: [...(isAnew ? [] : (sent?.entries ?? [])), ...(entry === '' ? [] : [entry])],
  };
};

/** How many listings, reports or problems there were today with the last one, which is named. */
export const countLatest = (
  counted: DocumentSnapshot,
  last: string,
  clock: ClockPort,
  day: DayOver,
): DocumentData => {
  const since = sinceOf(counted);
  requireChoice(since, day);
  const isAnew = isOver(since, clock, day);
  return {
    since: isAnew ? serverTimestamp() : (counted.get('since') as unknown),
    count: isAnew ? 1 : Number(counted.get('count')) + 1,
    last,
  };
};

/** Which pictures the user uploads today, with this one. */
export const countPicture = (
  counted: DocumentSnapshot,
  name: string,
  clock: ClockPort,
  day: DayOver,
): DocumentData => {
  const since = sinceOf(counted);
  requireChoice(since, day);
  return isOver(since, clock, day)
    ? { since: serverTimestamp(), names: [name] }
    : { since: counted.get('since') as unknown, names: [...decodeUploads(counted), name] };
};

const decodeProfile = createDecodeProfile(createImageUrls(undefined));

const standing = async (database: Firestore, user: UserId) => {
  const [table, profile] = await Promise.all([getDoc(limitsOf(database)), getDoc(profileOf(database, user))]);
  const data = profile.data();
  return {
    limits: decodeLimits(table),
    joinedAt: (data && decodeProfile(user, data).data?.createdAt) ?? null,
  };
};

/** Throws `too-many` if that is why the rules refused a message (D796, D797). */
export const explainMessageLimit = async (
  database: Firestore,
  clock: ClockPort,
  outgoing: OutgoingMessage,
): Promise<void> => {
  const { limits, joinedAt } = await standing(database, outgoing.senderId);
  if (!limits) return;
  const [stored, fingerprint] = await Promise.all([
    getDoc(outboxOf(database, outgoing.senderId)),
    loadFingerprint(),
  ]);
  const now = clock.now();
  const entry = sentEntry(outgoing, fingerprint);
  const sent = sentWith(decodeSent(stored), entry, now);
  if (entry !== '' && !isWithinLimits(sent, limits, joinedAt, now))
    throw new PortError('too-many', { until: goesOnAt(sent.since) });
};

/** A number of the operator's table, without which nothing is limited. */
const ofTable =
  (what: Limited) =>
  (limits: DailyLimits | null, joinedAt: EpochMs | null, now: EpochMs): number =>
    limits ? limitFor(limits, what, joinedAt, now) : Infinity;

/** Throws `too-many` if that is why the rules refused one more of what has a count of its own. */
const explainCount =
  (
    mostFor: (limits: DailyLimits | null, joinedAt: EpochMs | null, now: EpochMs) => number,
    countOf: (database: Firestore, user: UserId) => DocumentReference,
    read: (counted: DocumentSnapshot) => number,
  ) =>
  async (database: Firestore, clock: ClockPort, user: UserId): Promise<void> => {
    const { limits, joinedAt } = await standing(database, user);
    const counted = await getDoc(countOf(database, user));
    const [since, now] = [sinceOf(counted), clock.now()];
    if (since === null || now >= since + LIMIT_SPAN) return;
    if (read(counted) >= mostFor(limits, joinedAt, now))
      throw new PortError('too-many', { until: goesOnAt(since) });
  };

/** Throws `too-many` if that is why the rules refused a listing (D796). */
export const explainListingLimit = explainCount(ofTable('listings'), listingCountOf, (counted) =>
  Number(counted.get('count')),
);

/** Throws `too-many` if that is why the rules refused to let a picture be uploaded (D830). */
export const explainPictureLimit = explainCount(
  ofTable('pictures'),
  uploadsOf,
  (counted) => decodeUploads(counted).length,
);

/** Throws `too-many` if that is why the rules refused a report (D469). */
export const explainReportLimit = explainCount(reportsFor, reportCountOf, (counted) =>
  Number(counted.get('count')),
);

/** Throws `too-many` if that is why the rules refused a problem (D831). */
export const explainProblemLimit = async (
  database: Firestore,
  clock: ClockPort,
  session: Pick<Session, 'require'>,
): Promise<void> => {
  const [table, counted, isMember] = await Promise.all([
    getDoc(limitsOf(database)),
    getDoc(problemCountOf(database)),
    session.require().then(
      () => true,
      () => false,
    ),
  ]);
  const [limits, since] = [decodeLimits(table), sinceOf(counted)];
  if (!limits || since === null || clock.now() >= since + LIMIT_SPAN) return;
  if (Number(counted.get('count')) >= problemsFor(limits, isMember))
    throw new PortError('too-many', { until: goesOnAt(since) });
};
