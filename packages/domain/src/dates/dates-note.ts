import type { MessageId } from '../ids.ts';
import type { Cents } from '../units.ts';
import type { DayRange } from './calendar-day.ts';
import type { LocalTime } from './local-time.ts';
import type { TimeZone } from './time-zone.ts';

/** A question for dates; the robot is the message's (D500). */
export interface DatesAsked extends DayRange {
  readonly kind: 'asked';
  /** What the renter was shown: the listing's price for these days. */
  readonly total: Cents;
  /** Where the robot is, so that both go by the same days (D753). Without it, each goes by their own. */
  readonly zone?: TimeZone;
}

/** What one of the two can do with a question for dates, and with the rental that it becomes. */
export const STEP_KINDS = [
  'accepted',
  'declined',
  'withdrawn',
  'cancelled',
  'handed-over',
  'returned',
  'not-happened',
] as const;
/** One of `STEP_KINDS`. */
export type StepKind = (typeof STEP_KINDS)[number];

/** The steps that end for good what was accepted. */
export type EndKind = Extract<StepKind, 'cancelled' | 'not-happened'>;

/** Why accepted dates ended, from a short list (D721). */
export const END_REASONS = [
  'plans-changed',
  'robot-unavailable',
  'no-agreement',
  'no-reply',
  'did-not-show-up',
  'other',
] as const;
/** One of `END_REASONS`. */
export type EndReason = (typeof END_REASONS)[number];

/** What one of the two did with a question. */
export interface DatesStep {
  readonly kind: StepKind;
  /** The message that asked. */
  readonly request: MessageId;
  /** Of an `EndKind` alone, where its sender gave one. */
  readonly reason?: EndReason;
}

/** What an appointment is for. */
export const MEETING_PURPOSES = ['handover', 'return'] as const;
/** One of `MEETING_PURPOSES`. */
export type MeetingPurpose = (typeof MEETING_PURPOSES)[number];

/** An appointment that one of the two proposes (D722). */
export interface MeetingProposed {
  readonly kind: 'meeting';
  /** The message that asked. */
  readonly request: MessageId;
  readonly for: MeetingPurpose;
  /** Where the robot is. */
  readonly at: LocalTime;
  /** In words, at most `MEETING_PLACE_MAX` characters. */
  readonly place: string;
}

/** What the other one says to a proposal (D722). */
export interface MeetingAgreed {
  readonly kind: 'meeting-agreed';
  /** The message that asked. */
  readonly request: MessageId;
  /** The message that proposed. */
  readonly proposal: MessageId;
}

/** Photos of the robot's condition that one of the two took (D749). */
export interface ConditionPhotos {
  readonly kind: 'photos';
  /** The message that asked. */
  readonly request: MessageId;
  /** At which of the two they were taken. */
  readonly for: MeetingPurpose;
  /** 1 to `CONDITION_PHOTOS_MAX`, as `uploadConditionPhoto` answered. */
  readonly photos: readonly string[];
}

/** What a message says of dates as data, besides its sentence (D500). */
export type DatesNote = DatesAsked | DatesStep | MeetingProposed | MeetingAgreed | ConditionPhotos;

/** The step that a note takes; `null` for a question, and for what is said of an appointment or of the condition. */
export const stepOf = (dates: DatesNote | null): DatesStep | null =>
  dates !== null && isStep(dates) ? dates : null;

const isStep = (dates: DatesNote): dates is DatesStep => STEP_KINDS.some((kind) => kind === dates.kind);

/** Whether a step ends for good what was accepted. */
export const isEnd = (kind: DatesNote['kind']): kind is EndKind =>
  kind === 'cancelled' || kind === 'not-happened';
