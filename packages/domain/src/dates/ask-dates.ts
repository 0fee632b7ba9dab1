import type { MessageId } from '../ids.ts';
import { isClientId } from '../ids.ts';
import { err, ok, type Result } from '../result.ts';
import { allowsRental } from '../robots/rental-length.ts';
import type { Robot } from '../robots/robot.ts';
import { cents, type Cents, type Days, type DollarsPerDay } from '../units.ts';
import { freeUnit, isClosed } from './robot-calendar.ts';
import { rangeLength, type CalendarDay, type DayRange } from './calendar-day.ts';
import type { DatesAsked } from './dates-note.ts';
import { isStepId } from './step-id.ts';
import { parseTimeZone, type TimeZone } from './time-zone.ts';

type Terms = Pick<Robot, 'price' | 'minRental' | 'maxRental'>;
type Asked = Terms & Pick<Robot, 'quantity' | 'closedDays' | 'closedWeekdays' | 'taken'>;

/** What stands against a question for dates (D501); lengths in days. */
export type DatesIssue =
  | { readonly kind: 'in-the-past' }
  | { readonly kind: 'reversed' }
  | { readonly kind: 'too-short'; readonly length: Days; readonly minimum: Days }
  | { readonly kind: 'too-long'; readonly length: Days; readonly maximum: Days }
  | { readonly kind: 'closed' }
  | { readonly kind: 'taken' };

/** The price of so many days, in whole cents (D502). */
export const rentalTotal = (price: DollarsPerDay, length: Days): Cents =>
  cents(Math.round(price * 100) * length);

/** The question for these days of a robot, or what stands against it (D501, D690, D691). `today` is the robot's day (D753). */
export const askDates = (
  robot: Asked,
  { first, last }: DayRange,
  today: CalendarDay,
  zone: TimeZone | null = null,
): Result<DatesAsked, DatesIssue> => {
  const { price, minRental, maxRental } = robot;
  if (first < today) return err({ kind: 'in-the-past' });
  if (last < first) return err({ kind: 'reversed' });
  const length = rangeLength({ first, last });
  if (minRental !== null && length < minRental) return err({ kind: 'too-short', length, minimum: minRental });
  if (maxRental !== null && length > maxRental) return err({ kind: 'too-long', length, maximum: maxRental });
  if (isClosed(robot, { first, last })) return err({ kind: 'closed' });
  if (freeUnit(robot, { first, last }) === null) return err({ kind: 'taken' });
  return ok({ kind: 'asked', first, last, total: rentalTotal(price, length), ...(zone && { zone }) });
};

/**
 * Whether a question agrees with the listing, so that its card cannot show an owner another price (D502). Days in the past do not
 * matter here: the owner sees them.
 */
export const agreesWith = (terms: Terms, { first, last, total, zone }: DatesAsked): boolean => {
  const length = rangeLength({ first, last });
  const isZone = zone === undefined || parseTimeZone(zone) !== null;
  return isZone && length >= 1 && allowsRental(terms, length) && total === rentalTotal(terms.price, length);
};

/** Most characters of the id of a message that asks for dates: the ids of its steps are longer. */
export const REQUEST_ID_MAX = 50;

/** Whether a message with this id may ask for dates. */
export const isRequestId = (id: MessageId): boolean =>
  isClientId(id) && id.length <= REQUEST_ID_MAX && !isStepId(id);
