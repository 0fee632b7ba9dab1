import {
  dayOfTime,
  isExpiringSoon,
  rentalPhase,
  type Cents,
  type DateRequest,
  type DatesIssue,
  type DayRange,
  type EndReason,
  type LocalTime,
  type MeetingPurpose,
  type Moment,
  rangeLength,
  type RentalPhase,
  type StepKind,
} from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/rentals';
import { tag } from '@roborrow/messages/language';
import { dayRangesIn } from './day-ranges.ts';
import { dollars } from './money.ts';
import { dayCount } from './plurals.ts';

const { ends, text } = dayRangesIn(tag, messages.range);

/** "Tue, Dec 1 – Sat, Dec 5, 2026"; a single day is one date (D500). */
export const dayRangeText = text;

/** "$192". */
export const totalText = (total: Cents): string => dollars(total / 100);

/** Where a request or its rental stands, in a word or two. */
export const phaseText = (phase: RentalPhase): string => messages.phases[phase];

/** The same within a sentence. */
export const lowerPhase = (phase: RentalPhase): string => messages.phasesWithin[phase];

const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });

/** "Tue, Dec 1, 2026, 9:30 AM", where the robot is (D722). */
export const localTimeText = (at: LocalTime): string => {
  const day = dayOfTime(at);
  return messages.moment({
    day: dayRangeText({ first: day, last: day }),
    // Some versions of the data of languages have narrow spaces here, which not every typeface has.
    time: clock.format(Date.parse(`${at}Z`)).replace(/\s/gu, ' '),
  });
};

/** The sentence of the message that asks for dates, which its author may change. */
export const datesQuestion = (robot: string, range: DayRange, total: Cents): string => {
  const { first, last } = ends(range);
  const what = { robot, length: dayCount(rangeLength(range)), total: totalText(total) };
  return range.first === range.last
    ? messages.question.day({ ...what, day: last })
    : messages.question.days({ ...what, first, last });
};

/** Why accepted dates ended (D721). */
export const reasonText = (reason: EndReason): string => messages.reasons[reason];

/** The same within a sentence. */
export const lowerReason = (reason: EndReason): string => messages.reasonsWithin[reason];

/** The sentence of the message that takes a step, with its reason where one was given (D503, D721). */
export const stepSentence = (kind: StepKind, range: DayRange, reason: EndReason | null = null): string => {
  const step = messages.steps[kind]({ days: dayRangeText(range) });
  return reason === null ? step : messages.stepWithReason({ step, reason: lowerReason(reason) });
};

/** An appointment as data. */
interface Appointment {
  readonly for: MeetingPurpose;
  readonly at: LocalTime;
  readonly place: string;
}

/** The sentence of the message that proposes an appointment: it says all of it, for clients that know no appointments (D722). */
export const meetingSentence = ({ for: purpose, at, place }: Appointment): string =>
  messages.meeting({ purpose, moment: localTimeText(at), place });

/** The sentence of the message that confirms one. */
export const agreementSentence = ({ for: purpose, at, place }: Appointment): string =>
  messages.agreement({ purpose, moment: localTimeText(at), place });

/** That a request expires within a day (D732), said to one of the two. */
export const soonText = (isOwner: boolean): string => messages.soon[isOwner ? 'owner' : 'renter'];

/** What comes next, said to one of the two. */
export const nextText = (request: DateRequest, isOwner: boolean, moment: Moment): string => {
  // One that was asked on its first day waits until that day ends (D686).
  if (isExpiringSoon(request, moment)) return soonText(isOwner);
  const phase = rentalPhase(request, moment);
  return phase === 'asked' ? messages.next[isOwner ? 'askedOwner' : 'askedRenter'] : messages.next[phase];
};

/** Under what is said of a rental: no money moves here. */
export const NO_CONTRACT = messages.noContract;

/** What is wrong with the days that were chosen (D501). */
export const datesIssueText = (issue: DatesIssue): string => {
  switch (issue.kind) {
    case 'too-short':
      return messages.datesIssues['too-short']({
        length: dayCount(issue.length),
        minimum: dayCount(issue.minimum),
      });
    case 'too-long':
      return messages.datesIssues['too-long']({
        length: dayCount(issue.length),
        maximum: dayCount(issue.maximum),
      });
    case 'in-the-past':
    case 'reversed':
    case 'closed':
    case 'taken':
      return messages.datesIssues[issue.kind];
  }
};

/** The sentence of the message that has photos of the robot's condition, for clients that know none (D749). */
export const photosSentence = (purpose: MeetingPurpose, count: number): string =>
  messages.photos({ purpose, count });
