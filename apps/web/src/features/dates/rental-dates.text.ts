import {
  type Cents,
  type DateRequest,
  type DayRange,
  type Days,
  rangeLength,
  type RentalPhase,
  type StepKind,
  type Weekday,
} from '@roborrow/domain';
import { dayCount, numberText } from '@roborrow/text/plurals';

import {
  datesQuestion,
  dayRangeText,
  lowerPhase,
  NO_CONTRACT,
  phaseText,
  stepSentence,
  totalText,
} from '@roborrow/text/rentals';

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const listText = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "Sunday", "Monday" and so on. */
export const weekdayText = (weekday: Weekday): string =>
  // The fourth day of 1970 was a Sunday.
  weekdays.format((3 + weekday) * 86_400_000);

/** Ranges that are listed one by one. */
const LISTED = 4;

/** Asking an owner about dates, and what becomes of it (D500 to D505). */
export const rentalDates = {
  heading: 'Ask about dates',
  close: 'Close',
  calendar: (robot: string): string => `Dates for ${robot}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  hint: (minimum: Days | null): string =>
    minimum === null || minimum <= 1
      ? 'Choose the first day and the last day. For one day, choose it twice.'
      : 'Choose the first day and the last day.',
  /** What the owner allows, where they allow less than everything. */
  terms: (minimum: Days | null, maximum: Days | null): string | null => {
    if (minimum !== null && maximum !== null && minimum !== maximum)
      return `The owner rents it out for ${minimum} to ${dayCount(maximum)}.`;
    if (minimum !== null && maximum !== null) return `The owner rents it out for ${dayCount(minimum)}.`;
    if (minimum !== null && minimum > 1) return `The owner rents it out for ${dayCount(minimum)} or more.`;
    return maximum === null ? null : `The owner rents it out for ${dayCount(maximum)} at most.`;
  },
  /** Until the owner accepts, the total is an estimate. */
  lengthAndTotal: (range: DayRange, total: Cents, isAgreed = false): string =>
    `${dayCount(rangeLength(range))}, ${totalText(total)} ${isAgreed ? 'as agreed' : 'estimated'}`,
  /** In a sentence of its own. */
  rangeAndTotal: (range: DayRange, total: Cents): string =>
    `${dayRangeText(range)}: ${dayCount(rangeLength(range))}, ${totalText(total)} as agreed`,
  /** No rental is made by asking, nor by an answer. */
  noContract: 'This is a question to the owner: no booking, no payment and no contract.',
  /** The days that the owner has accepted for others (D511). */
  taken: {
    /** Said with the day. */
    day: 'taken',
    legend: 'Taken, or closed by the owner',
    list: (taken: readonly DayRange[]): string => {
      if (taken.length === 0) return 'No days are taken yet.';
      const listed = taken.slice(0, LISTED).map(dayRangeText).join('; ');
      return `Taken: ${listed}${taken.length > LISTED ? ', and more that the calendar marks' : ''}.`;
    },
  },
  /** The days that the owner keeps (D691). */
  closed: {
    /** Said with the day. */
    day: 'closed by the owner',
    /** Said with each such day of the week. */
    weekday: 'no handover and no return',
    list: (closed: readonly DayRange[]): string =>
      closed.length === 0 ? '' : `Closed: ${closed.slice(0, LISTED).map(dayRangeText).join('; ')}.`,
    weekdays: (names: readonly string[]): string =>
      names.length === 0 ? '' : `No handover and no return on ${listText.format(names)}.`,
  },
  /** The owner’s own calendar, in Rentals (D511). */
  lent: {
    calendar: 'Days that you accepted',
    legend: 'Accepted',
    /** Said with the day. */
    day: (renter: string): string => `accepted for ${renter}`,
  },
  /** The owner’s calendar of one robot (D691). */
  own: {
    button: 'Calendar',
    heading: (robot: string): string => `Calendar of ${robot}`,
    hint: 'Choose the first and the last day that you keep for yourself. Nobody can ask for them.',
    failure: 'The calendar could not be loaded. Try again.',
    legend: 'Asked for, accepted, or closed by you',
    /** Said with the day. */
    asked: (renter: string): string => `asked by ${renter}`,
    closed: 'closed',
    close: (days: string | null): string => (days === null ? 'Close days' : `Close ${days}`),
    open: (days: string): string => `Open ${days} again`,
    closedDays: 'Closed days',
    weekdays: 'No handover and no return on',
    saved: 'Calendar saved',
  },
  proceed: 'Continue to your message',
  nothingChosen: 'Choose the first day and the last day.',
  /** The listing is gone, or could not be read. */
  notAsked: 'The dates could not be taken over. Choose them again on the robot’s page.',
  /** The button that takes the dates from the next message. */
  drop: 'Do not ask about dates',
  /** The sentence of the message, which its author may change. */
  question: datesQuestion,
  card: 'Request for dates',
  /** Beside the buttons of both people. */
  note: NO_CONTRACT,
  /** What a phase means, where its word does not say all. */
  about: {
    expired: 'The owner did not answer in time. A new question can be asked.',
    due: 'Has the robot changed hands? Either of you can say so.',
    late: 'Is the robot back? Either of you can say so.',
  } as Readonly<Partial<Record<RentalPhase, string>>>,
  /** In the last day in which it can be answered. */
  soon: (isOwner: boolean): string =>
    isOwner ? 'Without your answer it expires within a day.' : 'Without an answer it expires within a day.',
  freeElsewhere: 'See other robots that are free',
  endDialog: {
    'not-happened': {
      heading: 'Did it not happen?',
      consequence: (name: string): string =>
        `${name} gets a message that the robot was not handed over. It then counts for neither of you, and this cannot be undone.`,
      keep: 'Keep the dates',
    },
    cancelled: {
      heading: 'Cancel these dates?',
      consequence: (name: string): string =>
        `${name} counts on them, and gets a message that you cancelled. This cannot be undone: for other days a new question is needed.`,
      keep: 'Keep the dates',
    },
  },
  phase: phaseText,
  /** Beside the reasons (D721). */
  reason: 'Why?',
  noReason: 'I would rather not say',
  /** Leads to the rental's page (D720). */
  openRental: 'Open this rental',
  /** Below the sentence of a proposal, which is confirmed there (D722). */
  openAppointment: 'Open this appointment',
  /** The people with open or accepted dates, before a listing or a profile goes (D684). */
  concerned: {
    loading: 'Looking for people who have asked for dates…',
    failure: 'Whether anybody has asked for dates could not be loaded, so nobody will be told.',
    ends: (count: number): string =>
      count === 1
        ? 'These dates end, and the person gets a message that says so:'
        : 'These dates end, and the people get messages that say so:',
    /** Before a listing is paused. */
    stays: 'Pausing changes nothing about these dates:',
    row: (name: string, range: DayRange, phase: RentalPhase): string =>
      `${name}: ${dayRangeText(range)}, ${lowerPhase(phase)}`,
  },
  /** The sentence of the message that ends a request, with its reason. */
  ending: (kind: StepKind, request: Pick<DateRequest, 'range'>, reason: 'listing' | 'profile'): string =>
    `${stepSentence(kind, request.range)} ${reason === 'listing' ? 'I no longer list this robot.' : 'I am deleting my profile.'}`,
  /** A robot whose listing is gone has no name. */
  asking: (robot: string | null, name: string, isMine: boolean): string =>
    `${robot ?? 'A robot that is no longer listed'}, ${isMine ? `asked of ${name}` : `asked by ${name}`}.`,
  /** Dates that were accepted. */
  agreed: (robot: string | null, name: string, isMine: boolean): string =>
    `${robot ?? 'A robot that is no longer listed'}, ${isMine ? `from ${name}` : `for ${name}`}`,
  openConversation: (name: string): string => `Open the conversation with ${name}`,
  /** What the owner has promised already. */
  overlap: (renter: string, range: DayRange, isFull: boolean): string =>
    `You have accepted ${dayRangeText(range)} from ${renter} for the same robot.${isFull ? ' Decline these days, or cancel those first.' : ''}`,
  lists: {
    loading: 'Loading requests for dates',
    failure: 'The requests for dates could not be loaded.',
    waiting: 'Waiting for your answer',
    asked: 'Asked by you',
    now: 'Now',
    lent: 'Accepted by you',
    borrowed: 'Accepted for you',
    next: 'Next days',
    all: (count: number): string =>
      count === 1 ? 'See it in Rentals' : `See all ${numberText(count)} in Rentals`,
    earlierLent: (count: number): string => `Earlier, of your robots (${count})`,
    earlierBorrowed: (count: number): string => `Earlier, for you (${count})`,
  },
  action: {
    accepted: 'Accept',
    declined: 'Decline',
    withdrawn: 'Withdraw',
    cancelled: 'Cancel these dates',
    'handed-over': 'Handed over',
    returned: 'Returned',
    'not-happened': 'It did not happen',
  } satisfies Record<StepKind, string>,
} as const;

/** When accepted dates begin, in days from today; 0 or less for those that have begun. */
export const startText = (days: number): string => {
  if (days <= 0) return 'Now';
  return days === 1 ? 'Tomorrow' : `In ${numberText(days)} days`;
};
