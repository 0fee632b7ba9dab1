import { beginInUtc, nextDay, previousDay } from '../dates/calendar-day.ts';
import type { DateRequest } from '../dates/date-requests.ts';
import { expiresAt } from '../dates/rental-phase.ts';
import type { MomentIn } from '../dates/time-zone.ts';
import type { ReviewerRole } from '../reviews/review.ts';
import { reviewWindow } from '../reviews/review-window.ts';
import { epochMs, type EpochMs } from '../units.ts';
import {
  hearOfMessage,
  NOTICE_WAIT,
  planNotice,
  type ConversationNotices,
  type NoticePlan,
} from './conversation-notices.ts';
import type { RentalNoticeKind } from './rental-notice-kind.ts';

/** What one person is to hear of a rental, and from when on; a day later it is not said any more (D730). */
export interface RentalNotice {
  readonly kind: RentalNoticeKind;
  readonly at: EpochMs;
}

/** What is known of a rental by one of its two people: nothing of what the other one wrote in a review (D731). */
export interface RentalAsSeen {
  readonly request: Pick<DateRequest, 'state' | 'range' | 'zone' | 'askedAt' | 'returnedAt'>;
  /** When the owner accepted; `null` while they have not. */
  readonly agreedAt: EpochMs | null;
  readonly role: ReviewerRole;
  /** Whether this person has written their review. */
  readonly hasReviewed: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** No reminder to answer comes sooner after the question, in milliseconds: the owner has just heard of it. */
const UNHURRIED = 12 * HOUR;

/** How long before the time for reviews ends its reminder comes, in milliseconds. */
const BEFORE_CLOSE = 3 * DAY;

/** At this hour people hear of a day, where the robot is. */
const MORNING = 9;

type Dated = Pick<RentalAsSeen['request'], 'range' | 'zone'>;

/** The morning of the day before the first one; without a time zone, noon in UTC, a morning from New York to Los Angeles. */
const dayBefore = ({ range: { first }, zone }: Dated, momentIn: MomentIn): EpochMs =>
  (zone && momentIn(zone, previousDay(first), MORNING)) ?? epochMs(beginInUtc(first) - 12 * HOUR);

/** The morning of the day after the last one; without a time zone, when the last day has ended everywhere. */
const dayAfter = ({ range: { last }, zone }: Dated, momentIn: MomentIn): EpochMs =>
  (zone && momentIn(zone, nextDay(last), MORNING)) ?? epochMs(beginInUtc(last) + 36 * HOUR);

/** When the owner is reminded to answer: a day before the request expires; in the morning, where it expires in the night after. */
const answerSoon = (end: EpochMs, eve: EpochMs): EpochMs =>
  eve > end - DAY && eve < end - DAY / 2 ? eve : epochMs(end - DAY);

/**
 * Everything that one person is to hear of a rental as it stands now, in the order of time, what is over and what is to come (D730).
 * What has ended otherwise is no longer mentioned.
 */
export const rentalNotices = (
  { request, agreedAt, role, hasReviewed }: RentalAsSeen,
  momentIn: MomentIn,
): readonly RentalNotice[] => {
  const { state, askedAt } = request;
  const eve = dayBefore(request, momentIn);
  if (state === 'asked') {
    const end = expiresAt(request, momentIn);
    if (role === 'renter') return [{ kind: 'expired', at: end }];
    const at = answerSoon(end, eve);
    return at < askedAt + UNHURRIED ? [] : [{ kind: 'answer-soon', at }];
  }
  const reviews = reviewWindow(request);
  if (!reviews) return [];
  const isNews = agreedAt !== null && agreedAt < eve;
  return [
    ...(state === 'accepted' && isNews ? [{ kind: 'begins', at: eve } as const] : []),
    ...(state === 'handed-over' ? [{ kind: 'return-late', at: dayAfter(request, momentIn) } as const] : []),
    ...(hasReviewed
      ? []
      : ([
          { kind: 'review', at: reviews.from },
          { kind: 'review-closes', at: epochMs(reviews.until - BEFORE_CLOSE) },
        ] as const)),
  ];
};

/** As messages are announced, a while after they came. */
const asMessage = ({ kind, at }: RentalNotice) => ({ id: kind, createdAt: epochMs(at - NOTICE_WAIT) });

/** Expects the next of a person's notices about a rental; the same object when that changes nothing. */
export const hearOfRental = (
  state: ConversationNotices,
  notices: readonly RentalNotice[],
  now: EpochMs,
): ConversationNotices =>
  notices.reduce((before, notice) => hearOfMessage(before, asMessage(notice), now), state);

/** Decides about one person's notices of a rental, as `planNotice` does about messages: at most one is due. */
export const planRentalNotice = (
  state: ConversationNotices,
  notices: readonly RentalNotice[],
  now: EpochMs,
): NoticePlan<{ readonly id: RentalNoticeKind }> => {
  const due = notices.filter(({ at }) => at <= now).map(asMessage);
  const plan = planNotice(state, due, now);
  return { ...plan, state: hearOfRental(plan.state, notices, now) };
};
