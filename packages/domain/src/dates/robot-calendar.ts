import type { MessageId } from '../ids.ts';
import {
  daysAfter,
  overlap,
  weekdayOf,
  type CalendarDay,
  type DayRange,
  type Weekday,
} from './calendar-day.ts';

/** Days that one robot is rented, by a request that its owner accepted (D690). */
export interface TakenDays extends DayRange {
  /** Which of several robots of a kind: 1 up to their number. */
  readonly unit: number;
  /** The message that asked. */
  readonly request: MessageId;
}

/** When a robot cannot be had. */
export interface RobotCalendar {
  /** Days on which the owner does not lend it at all (D691). */
  readonly closedDays: readonly DayRange[];
  /** Weekdays on which the owner hands nothing over and takes nothing back; a rental may go across them (D691). */
  readonly closedWeekdays: readonly Weekday[];
  /** In the order of units, then of days; those of one unit never share a day. */
  readonly taken: readonly TakenDays[];
}

/** A robot whose owner has said nothing, and that nobody has rented. */
export const FREE_CALENDAR: RobotCalendar = { closedDays: [], closedWeekdays: [], taken: [] };

/** The most ranges of closed days that a listing has. */
export const CLOSED_DAYS_MAX = 100;
/** The most rentals that a listing keeps; those that are long over make room for new ones. */
export const TAKEN_MAX = 500;

/** What decides whether a robot is free: its calendar, and how many of it there are. */
export interface Lendable extends RobotCalendar {
  /** `null` for one. */
  readonly quantity: number | null;
}

/** Whether the owner is closed on one of the days, or on the weekday of the first or the last (D691). */
export const isClosed = ({ closedDays, closedWeekdays }: RobotCalendar, range: DayRange): boolean =>
  closedDays.some((closed) => overlap(closed, range)) ||
  closedWeekdays.includes(weekdayOf(range.first)) ||
  closedWeekdays.includes(weekdayOf(range.last));

/** The first of several robots of a kind that nobody has on any of the days; `null` if there is none (D690). */
export const freeUnit = (
  { quantity, taken }: Pick<Lendable, 'quantity' | 'taken'>,
  range: DayRange,
): number | null => {
  const busy = new Set(taken.filter((days) => overlap(days, range)).map(({ unit }) => unit));
  for (let unit = 1; unit <= (quantity ?? 1); unit++) if (!busy.has(unit)) return unit;
  return null;
};

/** A calendar with the days of a request; `null` where no robot of the kind is free on all of them. */
export const withTaken = (
  robot: Pick<Lendable, 'quantity' | 'taken'>,
  { first, last }: DayRange,
  request: MessageId,
): readonly TakenDays[] | null => {
  if (robot.taken.some((days) => days.request === request)) return robot.taken;
  const unit = freeUnit(robot, { first, last });
  return unit === null ? null : [...robot.taken, { unit, first, last, request }].sort(byUnit);
};

/** A calendar without the days of a request. */
export const withoutTaken = (taken: readonly TakenDays[], request: MessageId): readonly TakenDays[] =>
  taken.filter((days) => days.request !== request);

const byUnit = (a: TakenDays, b: TakenDays): number => a.unit - b.unit || daysAfter(a.first, b.first);

/** The days from a day on of which each robot of the kind is rented, in their order; days that follow each other are one range. */
export const fullyTaken = ({ quantity, taken }: Lendable, from: CalendarDay): readonly DayRange[] => {
  const units = quantity ?? 1;
  const current = taken.filter(({ unit, last }) => unit <= units && last >= from);
  const days = [...new Set(current.flatMap(({ first }) => first))].sort();
  const full: DayRange[] = [];
  for (const first of days) {
    const rented = current.filter((range) => range.first <= first && first <= range.last);
    if (new Set(rented.map(({ unit }) => unit)).size < units) continue;
    const last = rented.map((range) => range.last).sort()[0] ?? first;
    const before = full.at(-1);
    if (before && daysAfter(first, before.last) <= 1)
      full[full.length - 1] = { first: before.first, last: last > before.last ? last : before.last };
    else full.push({ first, last });
  }
  return full;
};
