import { isPast, type CalendarDay, type DateRequest, type UserId } from '@roborrow/domain';

/** A member's requests for dates, by what they mean to them. */
export interface GroupedRequests {
  /** Of the member: they owe an answer. */
  readonly waiting: readonly DateRequest[];
  /** By the member, without an answer. */
  readonly asked: readonly DateRequest[];
  /** Accepted, of the member's robots, and not over. */
  readonly lent: readonly DateRequest[];
  /** Accepted for the member, and not over. */
  readonly borrowed: readonly DateRequest[];
  /** Those that nothing can come of any more, or whose days are over. */
  readonly earlier: readonly DateRequest[];
}

/** Groups requests; the earliest days come first, of earlier ones the latest (D509). `today` is the member's own day. */
export function groupRequests(
  requests: readonly DateRequest[],
  me: UserId,
  today: CalendarDay,
): GroupedRequests {
  const inOrder = requests.toSorted(byDays);
  const isOwner = ({ ownerId }: DateRequest) => ownerId === me;
  const current = (state: 'asked' | 'accepted') =>
    inOrder.filter((request) => request.state === state && !isPast(request.range, today));
  const [open, agreed] = [current('asked'), current('accepted')];
  const kept = new Set([...open, ...agreed]);
  return {
    waiting: open.filter(isOwner),
    asked: open.filter((request) => !isOwner(request)),
    lent: agreed.filter(isOwner),
    borrowed: agreed.filter((request) => !isOwner(request)),
    earlier: inOrder.filter((request) => !kept.has(request)).toReversed(),
  };
}

/** The earliest first day first; of those with the same, the one that was asked first. */
export const byDays = (a: DateRequest, b: DateRequest): number =>
  a.range.first === b.range.first ? a.askedAt - b.askedAt : a.range.first < b.range.first ? -1 : 1;
