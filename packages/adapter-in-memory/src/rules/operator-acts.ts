import {
  ACT_NOTE_MAX,
  areStorableLimits,
  limitsText,
  fullName,
  isStorableAppeal,
  NO_STARS,
  PortError,
  ratingsOf,
  reportKey,
  userId,
  withoutStars,
  withStars,
  type ActOutcome,
  type DailyLimits,
  type DecidedSubject,
  type EpochMs,
  type OperatorAct,
  type ProblemId,
  type UserId,
} from '@roborrow/domain';
import { LIMITS_ID, type StoredReview } from '../store/documents.ts';
import type { Transaction } from '../store/store.ts';
import { isText } from './values.ts';

interface Acting {
  readonly by: string;
  readonly note: string;
  readonly now: EpochMs;
  readonly newId: () => string;
}

/** Carries out what the operator decides, with its entry in the log: what `packages/moderation` does on Firestore. */
export const carryOut = (transaction: Transaction, act: OperatorAct, acting: Acting): ActOutcome => {
  if (!isText(acting.note, ACT_NOTE_MAX)) throw new PortError('failed');
  switch (act.kind) {
    case 'stop':
      return stop(transaction, act.subject, acting);
    case 'restore':
      return restore(transaction, act.subject, acting);
    case 'close':
      return close(transaction, act, acting);
    case 'answer':
      return answer(transaction, act, acting);
  }
};

/** Replaces the table of limits. */
export const changeLimits = (
  { put }: Transaction,
  limits: DailyLimits,
  { by, note, now, newId }: Acting,
): ActOutcome => {
  if (!areStorableLimits(limits) || !isText(note, ACT_NOTE_MAX)) throw new PortError('failed');
  put('limits', { ...limits, id: LIMITS_ID });
  const id = `${new Date(now).toISOString()}-${newId()}`;
  put('moderation', { id, at: now, action: 'limits', subject: limitsText(limits), by, note, about: [] });
  return 'done';
};

/** Removes a problem, and says so in the log. */
export const closeProblem = (
  transaction: Transaction,
  problem: ProblemId,
  { by, note, now, newId }: Acting,
): ActOutcome => {
  if (!transaction.get('problems', problem)) return 'refused';
  transaction.delete('problems', problem);
  const id = `${new Date(now).toISOString()}-${newId()}`;
  const subject = `problems/${problem}`;
  transaction.put('moderation', { id, at: now, action: 'close', subject, by, note, about: [] });
  return 'done';
};

interface Entry {
  readonly action: string;
  readonly subject: string;
  /** The key of the thing, and whose it is. */
  readonly key: string;
  readonly person: UserId;
}

const log = (
  { put }: Transaction,
  { by, note, now, newId }: Acting,
  { key, person, ...entry }: Entry,
): ActOutcome => {
  const id = `${new Date(now).toISOString()}-${newId()}`;
  const about = [...new Set([key, `profile_${person}`])];
  put('moderation', { id, at: now, by, note, ...entry, about });
  return 'done';
};

const decide = (
  { put }: Transaction,
  subject: DecidedSubject,
  person: UserId,
  title: string,
  at: EpochMs,
): void => {
  const id = reportKey(subject);
  put('decisions', {
    id,
    subject: { ...subject },
    person,
    title,
    at,
    appeal: null,
    answer: null,
    isOver: false,
  });
};

const stop = (transaction: Transaction, subject: DecidedSubject, acting: Acting): ActOutcome => {
  const { get, put } = transaction;
  const { kind, id } = subject;
  const key = reportKey(subject);
  switch (kind) {
    case 'listing': {
      const robot = get('robots', id);
      if (!robot || get('hiddenRobots', id)) return 'refused';
      transaction.delete('robots', id);
      put('hiddenRobots', robot);
      decide(transaction, subject, robot.ownerId, robot.name, acting.now);
      return log(transaction, acting, { action: 'hide', subject: id, key, person: robot.ownerId });
    }
    case 'review': {
      const review = get('reviews', id);
      if (!review?.isOpen) return 'refused';
      showReview(transaction, review, false);
      decide(transaction, subject, review.authorId, review.text, acting.now);
      return log(transaction, acting, {
        action: 'hide',
        subject: `review ${id}`,
        key,
        person: review.authorId,
      });
    }
    case 'profile': {
      const profile = get('users', id);
      if (!profile || get('suspensions', id) || get('deletions', id)) return 'refused';
      put('suspensions', { id });
      decide(transaction, subject, id, fullName(profile.firstName, profile.lastName), acting.now);
      return log(transaction, acting, { action: 'suspend', subject: id, key, person: id });
    }
  }
};

const restore = (transaction: Transaction, subject: DecidedSubject, acting: Acting): ActOutcome => {
  const { get, put } = transaction;
  const { kind, id } = subject;
  const key = reportKey(subject);
  const overrule = (): void => {
    const decision = get('decisions', key);
    if (decision) put('decisions', { ...decision, isOver: true });
  };
  switch (kind) {
    case 'listing': {
      const robot = get('hiddenRobots', id);
      if (!robot || get('robots', id) || !get('users', robot.ownerId)) return 'refused';
      transaction.delete('hiddenRobots', id);
      // Rentals may have ended while it was hidden (D690).
      const hasEnded = (request: string): boolean => {
        const end = get('messages', `end_${request}`)?.dates?.kind;
        return end !== undefined && end !== 'handed-over';
      };
      put('robots', { ...robot, taken: robot.taken.filter(({ request }) => !hasEnded(request)) });
      overrule();
      return log(transaction, acting, { action: 'restore', subject: id, key, person: robot.ownerId });
    }
    case 'review': {
      const review = get('reviews', id);
      if (!review || review.isOpen || review.openedAt === null) return 'refused';
      showReview(transaction, review, true);
      overrule();
      return log(transaction, acting, {
        action: 'restore',
        subject: `review ${id}`,
        key,
        person: review.authorId,
      });
    }
    case 'profile': {
      if (!get('suspensions', id) || get('deletions', id)) return 'refused';
      transaction.delete('suspensions', id);
      overrule();
      return log(transaction, acting, { action: 'restore', subject: id, key, person: userId(id) });
    }
  }
};

/** A hidden review is not listed, and counts nowhere (D706). */
const showReview = ({ get, put }: Transaction, review: StoredReview, isShown: boolean): void => {
  put('reviews', { ...review, isOpen: isShown });
  const change = isShown ? withStars : withoutStars;
  const counted = ({ stars = NO_STARS }: { readonly stars?: typeof NO_STARS }) =>
    ratingsOf(change(stars, [review.stars]));
  for (const collection of ['robots', 'hiddenRobots'] as const) {
    const robot = review.role === 'renter' ? get(collection, review.robotId) : null;
    if (robot) put(collection, { ...robot, ...counted(robot) });
  }
  const subject = get('users', review.subjectId);
  if (subject) put('users', { ...subject, ...counted(subject) });
};

const close = (
  transaction: Transaction,
  { subject }: Extract<OperatorAct, { kind: 'close' }>,
  acting: Acting,
): ActOutcome => {
  const key = reportKey(subject);
  const open = [...transaction.before.all('reports')].filter((report) => reportKey(report.subject) === key);
  for (const { id, ...report } of open) {
    const closed = acting.newId();
    transaction.delete('reports', id);
    transaction.put('closedReports', { ...report, id: closed });
    const said = `users/${report.by}/reports/${key} as closedReports/${closed}`;
    log(transaction, acting, { action: 'close', subject: said, key, person: report.person });
  }
  return open.length > 0 ? 'done' : 'refused';
};

const answer = (
  transaction: Transaction,
  { subject, text }: Extract<OperatorAct, { kind: 'answer' }>,
  acting: Acting,
): ActOutcome => {
  if (!isStorableAppeal(text)) throw new PortError('failed');
  const key = reportKey(subject);
  const decision = transaction.get('decisions', key);
  if (!decision?.appeal || decision.answer !== null) return 'refused';
  transaction.put('decisions', { ...decision, answer: text });
  return log(transaction, acting, { action: 'answer', subject: key, key, person: decision.person });
};
