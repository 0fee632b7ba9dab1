import {
  cents,
  isOver,
  rentalPhase,
  type Cents,
  type DateRequest,
  type Moment,
  type RentalPhase,
  type UserId,
} from '@roborrow/domain';

/** A member's requests for dates, and the rentals that they became, by what they mean to them. */
export interface GroupedRequests {
  /** Of the member: they owe an answer. */
  readonly waiting: readonly DateRequest[];
  /** Begun, and not returned: theirs, and for them. */
  readonly current: readonly DateRequest[];
  /** By the member, without an answer. */
  readonly asked: readonly DateRequest[];
  /** Accepted, of the member's robots, and not begun. */
  readonly lent: readonly DateRequest[];
  /** Accepted for the member, and not begun. */
  readonly borrowed: readonly DateRequest[];
  /** Of the member's robots: those that are done, or that nothing can come of any more. */
  readonly earlierLent: readonly DateRequest[];
  /** The same for the member. */
  readonly earlierBorrowed: readonly DateRequest[];
}

const CURRENT: readonly RentalPhase[] = ['due', 'running', 'late'];

/** Groups requests; the earliest days come first, of earlier ones the latest (D509). */
export function groupRequests(requests: readonly DateRequest[], me: UserId, moment: Moment): GroupedRequests {
  const inOrder = requests
    .toSorted(byDays)
    .map((request) => ({ request, phase: rentalPhase(request, moment), isOwn: request.ownerId === me }));
  const those = (isWanted: (one: (typeof inOrder)[number]) => boolean) =>
    inOrder.filter(isWanted).map(({ request }) => request);
  return {
    waiting: those(({ phase, isOwn }) => phase === 'asked' && isOwn),
    current: those(({ phase }) => CURRENT.includes(phase)),
    asked: those(({ phase, isOwn }) => phase === 'asked' && !isOwn),
    lent: those(({ phase, isOwn }) => phase === 'upcoming' && isOwn),
    borrowed: those(({ phase, isOwn }) => phase === 'upcoming' && !isOwn),
    earlierLent: those(({ phase, isOwn }) => isOver(phase) && isOwn).toReversed(),
    earlierBorrowed: those(({ phase, isOwn }) => isOver(phase) && !isOwn).toReversed(),
  };
}

/** The earliest first day first; of those with the same, the one that was asked first. */
export const byDays = (a: DateRequest, b: DateRequest): number =>
  a.range.first === b.range.first ? a.askedAt - b.askedAt : a.range.first < b.range.first ? -1 : 1;

/** How many of the member's robots are with a renter, or should be: rentals that have begun and are not over (D594). */
export const activeRentals = (requests: readonly DateRequest[], me: UserId, moment: Moment): number =>
  groupRequests(requests, me, moment).current.filter(({ ownerId }) => ownerId === me).length;

/** The rentals of the member's robots that are done, as far as they are known, and what was agreed for them (D725). */
export const doneRentals = (
  requests: readonly DateRequest[],
  me: UserId,
  moment: Moment,
): { readonly count: number; readonly earnings: Cents } => {
  const done = requests.filter(
    (request) => request.ownerId === me && rentalPhase(request, moment) === 'done',
  );
  return { count: done.length, earnings: cents(done.reduce((sum, { total }) => sum + total, 0)) };
};
