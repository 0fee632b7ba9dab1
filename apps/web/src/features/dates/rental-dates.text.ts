import {
  type Cents,
  type DateRequest,
  type DayRange,
  type Days,
  rangeLength,
  type RentalPhase,
  type Robot,
  type StepKind,
  type Weekday,
} from '@roborrow/domain';
import * as messages from '@roborrow/messages/dates/rental-dates';
import { tag } from '@roborrow/messages/language';
import {
  datesQuestion,
  dayRangeText,
  lowerPhase,
  NO_CONTRACT,
  phaseText,
  stepSentence,
  totalText,
} from '@roborrow/text/rentals';

const weekdays = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
const listText = new Intl.ListFormat(tag, { type: 'conjunction' });

/** "Sunday", "Monday" and so on. */
export const weekdayText = (weekday: Weekday): string =>
  // The fourth day of 1970 was a Sunday.
  weekdays.format((3 + weekday) * 86_400_000);

/** Ranges that are listed one by one. */
const LISTED = 4;

const rangesText = (ranges: readonly DayRange[]): string =>
  ranges.slice(0, LISTED).map(dayRangeText).join('; ');

const words = messages.rentalDates;

type Named = Pick<Robot, 'name'> | null | undefined;

/** A robot whose listing is gone has no name, and one that is not read yet (`undefined`) has none so far. */
const nameOf = (robot: Named): string => robot?.name ?? (robot === null ? words.unlisted : words.unread);

/** Asking an owner about dates, and what becomes of it (D500 to D505). */
export const rentalDates = {
  ...words,
  calendar: (robot: string): string => words.calendar({ robot }),
  hint: (minimum: Days | null): string =>
    minimum === null || minimum <= 1 ? words.hint.oneDay : words.hint.severalDays,
  /** What the owner allows, where they allow less than everything. */
  terms: (minimum: Days | null, maximum: Days | null): string | null => {
    if (minimum !== null && maximum !== null && minimum !== maximum)
      return words.terms.between({ minimum, maximum });
    if (minimum !== null && maximum !== null) return words.terms.exactly({ days: minimum });
    if (minimum !== null && minimum > 1) return words.terms.atLeast({ days: minimum });
    return maximum === null ? null : words.terms.atMost({ days: maximum });
  },
  /** Until the owner accepts, the total is an estimate. */
  lengthAndTotal: (range: DayRange, total: Cents, isAgreed = false): string =>
    words.lengthAndTotal[isAgreed ? 'agreed' : 'estimated']({
      days: rangeLength(range),
      total: totalText(total),
    }),
  /** In a sentence of its own. */
  rangeAndTotal: (range: DayRange, total: Cents): string =>
    words.rangeAndTotal({
      range: dayRangeText(range),
      days: rangeLength(range),
      total: totalText(total),
    }),
  /** The days that the owner has accepted for others (D511). */
  taken: {
    ...words.taken,
    list: (taken: readonly DayRange[]): string =>
      taken.length === 0
        ? words.taken.list.none
        : words.taken.list[taken.length > LISTED ? 'first' : 'all']({ days: rangesText(taken) }),
  },
  /** The days that the owner keeps (D691). */
  closed: {
    ...words.closed,
    list: (closed: readonly DayRange[]): string =>
      closed.length === 0 ? '' : words.closed.list({ days: rangesText(closed) }),
    weekdays: (names: readonly string[]): string =>
      names.length === 0 ? '' : words.closed.weekdays({ weekdays: listText.format(names) }),
  },
  /** The owner’s own calendar, in Rentals (D511). */
  lent: {
    ...words.lent,
    /** Said with the day. */
    day: (renter: string): string => words.lent.day({ renter }),
  },
  /** The owner’s calendar of one robot (D691). */
  own: {
    ...words.own,
    heading: (robot: string): string => words.own.heading({ robot }),
    /** Said with the day. */
    asked: (renter: string): string => words.own.asked({ renter }),
    close: (days: string | null): string =>
      days === null ? words.own.close.none : words.own.close.chosen({ days }),
    open: (days: string): string => words.own.open({ days }),
  },
  /** The sentence of the message, which its author may change. */
  question: datesQuestion,
  /** Beside the buttons of both people. */
  note: NO_CONTRACT,
  /** What a phase means, where its word does not say all. */
  about: words.about as Readonly<Partial<Record<RentalPhase, string>>>,
  endDialog: {
    'not-happened': {
      ...words.endDialog['not-happened'],
      consequence: (name: string): string => words.endDialog['not-happened'].consequence({ name }),
    },
    cancelled: {
      ...words.endDialog.cancelled,
      consequence: (name: string): string => words.endDialog.cancelled.consequence({ name }),
    },
  },
  phase: phaseText,
  /** The people with open or accepted dates, before a listing or a profile goes (D684). */
  concerned: {
    ...words.concerned,
    ends: (count: number): string => words.concerned.ends({ count }),
    row: (name: string, range: DayRange, phase: RentalPhase): string =>
      words.concerned.row({ name, range: dayRangeText(range), phase: lowerPhase(phase) }),
  },
  /** The sentence of the message that ends a request, with its reason. */
  ending: (kind: StepKind, request: Pick<DateRequest, 'range'>, reason: 'listing' | 'profile'): string =>
    words.ending[reason]({ step: stepSentence(kind, request.range) }),
  asking: (robot: Named, name: string, isMine: boolean): string =>
    words.asking[isMine ? 'mine' : 'theirs']({ robot: nameOf(robot), name }),
  /** Dates that were accepted. */
  agreed: (robot: Named, name: string, isMine: boolean): string =>
    words.agreed[isMine ? 'mine' : 'theirs']({ robot: nameOf(robot), name }),
  openConversation: (name: string): string => words.openConversation({ name }),
  /** What the owner has promised already. */
  overlap: (renter: string, range: DayRange, isFull: boolean): string =>
    words.overlap[isFull ? 'full' : 'partial']({ renter, range: dayRangeText(range) }),
  lists: {
    ...words.lists,
    all: (count: number): string => words.lists.all({ count }),
    earlierLent: (count: number): string => words.lists.earlierLent({ count }),
    earlierBorrowed: (count: number): string => words.lists.earlierBorrowed({ count }),
  },
  action: words.action satisfies Record<StepKind, string>,
} as const;

/** When accepted dates begin, in days from today; 0 or less for those that have begun. */
export const startText = (days: number): string => messages.startText({ days: Math.max(days, 0) });
