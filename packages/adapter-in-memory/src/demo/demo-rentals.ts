import {
  askDates,
  messageId,
  parseDay,
  parseLocalTime,
  stepId,
  type CalendarDay,
  type DatesNote,
  type EndReason,
  type EpochMs,
  type MessageId,
  type Robot,
  type StepKind,
} from '@roborrow/domain';
import { demoRobotId } from './demo-listing.ts';

/** What a line of the demo says of dates. `of` names the request; days are counted from the day on which the demo is opened. */
export type DemoDates =
  | {
      readonly kind: 'asked';
      readonly of: string;
      readonly robot: string;
      readonly days: readonly [first: number, last: number];
    }
  | { readonly kind: StepKind; readonly of: string; readonly reason?: EndReason }
  | {
      readonly kind: 'meeting';
      readonly of: string;
      readonly day: number;
      readonly time: string;
      readonly place: string;
    };

const DAY = 86_400_000;

const requestId = (of: string): MessageId => messageId(`demo-asks-${of}`);

/** So many days from today. */
const dayIn = (now: EpochMs, days: number): CalendarDay => {
  const day = parseDay(new Date(now + days * DAY).toISOString().slice(0, 10));
  if (day === null) throw new Error('a day beyond the calendar');
  return day;
};

/** The id of the message; `null` for a proposal, which has one as other messages have. */
export const demoNoteId = (said: DemoDates): MessageId | null => {
  if (said.kind === 'asked') return requestId(said.of);
  return said.kind === 'meeting' ? null : stepId(said.kind, requestId(said.of));
};

/** What the message says of dates as data. */
export const demoNote = (said: DemoDates, now: EpochMs, robots: readonly Robot[]): DatesNote | null => {
  const request = requestId(said.of);
  if (said.kind === 'asked') {
    const robot = robots.find(({ id }) => id === demoRobotId(said.robot));
    const [first, last] = [dayIn(now, said.days[0]), dayIn(now, said.days[1])];
    const asked = robot && askDates(robot, { first, last }, first);
    return asked?.ok === true ? asked.value : null;
  }
  if (said.kind === 'meeting') {
    const at = parseLocalTime(`${dayIn(now, said.day)}T${said.time}`);
    return at && { kind: 'meeting', request, for: 'handover', at, place: said.place };
  }
  return { kind: said.kind, request, ...(said.reason && { reason: said.reason }) };
};
