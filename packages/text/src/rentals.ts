import {
  dayOfTime,
  type CalendarDay,
  type Cents,
  type DatesIssue,
  type DayRange,
  type EndReason,
  type LocalTime,
  type MeetingPurpose,
  rangeLength,
  type RentalPhase,
  type StepKind,
} from '@roborrow/domain';
import { dollars } from './money.ts';
import { dayCount } from './plurals.ts';

// A calendar day has no time zone: it is formatted where it was read. In English, because the sentences around it are sent.
const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const withYear = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const at = (day: CalendarDay): number => Date.parse(day);

/** The first day without its year where the last day's is the same. */
const ends = ({ first, last }: DayRange): readonly [string, string] => [
  (first.slice(0, 4) === last.slice(0, 4) ? weekday : withYear).format(at(first)),
  withYear.format(at(last)),
];

/** "Tue, Dec 1 – Sat, Dec 5, 2026"; a single day is one date (D500). */
export const dayRangeText = (range: DayRange): string => {
  const [first, last] = ends(range);
  return range.first === range.last ? last : `${first} – ${last}`;
};

/** "from Tue, Dec 1 to Sat, Dec 5, 2026". */
const fromTo = (range: DayRange): string => {
  const [first, last] = ends(range);
  return range.first === range.last ? `on ${last}` : `from ${first} to ${last}`;
};

/** "$192". */
export const totalText = (total: Cents): string => dollars(total / 100);

const phaseWords: Readonly<Record<RentalPhase, string>> = {
  asked: 'Asked',
  expired: 'Expired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  upcoming: 'Accepted',
  due: 'To hand over',
  running: 'Handed over',
  late: 'Return is late',
  done: 'Done',
  cancelled: 'Cancelled',
  'not-happened': 'Did not happen',
};

/** Where a request or its rental stands, in a word or two. */
export const phaseText = (phase: RentalPhase): string => phaseWords[phase];

/** The same within a sentence. */
export const lowerPhase = (phase: RentalPhase): string => phaseWords[phase].toLowerCase();

/** "Tue, Dec 1, 2026, 9:30 AM", where the robot is (D722). */
export const localTimeText = (at: LocalTime): string => {
  const [hours = 0, minutes = 0] = at.slice(11).split(':').map(Number);
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
  const day = dayOfTime(at);
  return `${dayRangeText({ first: day, last: day })}, ${clock}`;
};

/** The sentence of the message that asks for dates, which its author may change. */
export const datesQuestion = (robot: string, range: DayRange, total: Cents): string =>
  `Could I rent ${robot} ${fromTo(range)} (${dayCount(rangeLength(range))}, about ${totalText(total)})?`;

const reasonWords: Readonly<Record<EndReason, string>> = {
  'plans-changed': 'Plans changed',
  'robot-unavailable': 'The robot is not available',
  'no-agreement': 'We could not agree',
  'no-reply': 'No reply',
  'did-not-show-up': 'Nobody came',
  other: 'Another reason',
};

/** Why accepted dates ended (D721). */
export const reasonText = (reason: EndReason): string => reasonWords[reason];

const step = (kind: StepKind, range: DayRange): string => {
  const days = dayRangeText(range);
  switch (kind) {
    case 'accepted':
      return `I accept the request for ${days}.`;
    case 'declined':
      return `I decline the request for ${days}.`;
    case 'withdrawn':
      return `I withdraw my request for ${days}.`;
    case 'cancelled':
      return `I cancel what we agreed for ${days}.`;
    case 'handed-over':
      return `The robot was handed over, as we agreed for ${days}.`;
    case 'returned':
      return `The robot was returned, as we agreed for ${days}.`;
    case 'not-happened':
      return `What we agreed for ${days} did not happen.`;
  }
};

/** The sentence of the message that takes a step, with its reason where one was given (D503, D721). */
export const stepSentence = (kind: StepKind, range: DayRange, reason: EndReason | null = null): string =>
  reason === null ? step(kind, range) : `${step(kind, range)} Reason: ${reasonWords[reason].toLowerCase()}.`;

/** An appointment as data. */
interface Appointment {
  readonly for: MeetingPurpose;
  readonly at: LocalTime;
  readonly place: string;
}

/** The sentence of the message that proposes an appointment: it says all of it, for clients that know no appointments (D722). */
export const meetingSentence = ({ for: purpose, at, place }: Appointment): string =>
  `For the ${purpose} I propose ${localTimeText(at)}, at this place: ${place}`;

/** The sentence of the message that confirms one. */
export const agreementSentence = ({ for: purpose, at, place }: Appointment): string =>
  `For the ${purpose} ${localTimeText(at)} is fine for me, at this place: ${place}`;

/** What comes next, said to one of the two. */
export const nextText = (phase: RentalPhase, isOwner: boolean): string => {
  switch (phase) {
    case 'asked':
      return isOwner
        ? 'You have three days to answer, at most until the first day begins.'
        : 'The owner has three days to answer, at most until the first day begins.';
    case 'expired':
      return 'It was not answered in time. A new question can be asked.';
    case 'declined':
      return 'It was declined. Other days may be free.';
    case 'withdrawn':
      return 'The question was withdrawn.';
    case 'upcoming':
      return 'Agree on where and when you meet. Until the first day, either of you can cancel.';
    case 'due':
      return 'When the robot has changed hands, either of you says so here.';
    case 'running':
      return 'When the robot is back, either of you says so here.';
    case 'late':
      return 'The last day is over. When the robot is back, either of you says so here.';
    case 'done':
      return 'This rental is done.';
    case 'cancelled':
      return 'It was cancelled, and counts as no rental.';
    case 'not-happened':
      return 'It did not happen, and counts as no rental.';
  }
};

/** Under what is said of a rental: no money moves here. */
export const NO_CONTRACT = 'No booking, no payment and no contract: you agree on those with each other.';

/** What is wrong with the days that were chosen (D501). */
export const datesIssueText = (issue: DatesIssue): string => {
  switch (issue.kind) {
    case 'in-the-past':
      return 'The first day is in the past.';
    case 'reversed':
      return 'The last day is before the first.';
    case 'too-short':
      return `${dayCount(issue.length)} chosen. The owner rents it out for ${dayCount(issue.minimum)} or more.`;
    case 'too-long':
      return `${dayCount(issue.length)} chosen. The owner rents it out for ${dayCount(issue.maximum)} at most.`;
    case 'closed':
      return 'The owner does not lend it on some of these days.';
    case 'taken':
      return 'It is rented on some of these days.';
  }
};

/** The sentence of the message that has photos of the robot's condition, for clients that know none (D749). */
export const photosSentence = (purpose: MeetingPurpose, count: number): string =>
  `I added ${count === 1 ? 'a photo' : `${count} photos`} of the robot at ${purpose}. The two of us see ${count === 1 ? 'it' : 'them'} on the page of this rental.`;
