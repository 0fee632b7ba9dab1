import { hasControls, isBlank, isLongerThan, removeControls, trimmed } from '../characters.ts';
import type { UserId } from '../ids.ts';
import type { ReportSubject } from '../reports/report.ts';
import { err, ok, type Result } from '../result.ts';
import type { EpochMs } from '../units.ts';

/** What the operator can take out of sight, or in the case of a profile, whom the operator can suspend. */
export type DecidedSubject = Exclude<ReportSubject, { readonly kind: 'message' }>;

/** The kinds of things that the operator decides about. */
export const DECIDED_KINDS = [
  'listing',
  'profile',
  'review',
] as const satisfies readonly DecidedSubject['kind'][];

/** A subject of a decision as it is stored: a kind, and an id of that kind. */
export const decidedSubject = (kind: DecidedSubject['kind'], id: string): DecidedSubject =>
  ({ kind, id }) as DecidedSubject; // ids of all kinds are text

/** Most characters of what a person answers to a decision, and of what the operator says to that (D794). */
export const APPEAL_MAX = 500;

/** A listing or a review that the operator hid, or a person whom the operator suspended. */
export interface Decision {
  readonly subject: DecidedSubject;
  /** Whose it is; they alone read it, besides the operator. */
  readonly person: UserId;
  /** What the person knows it by: a listing's name, the beginning of a review, their own name. */
  readonly title: string;
  readonly at: EpochMs;
  /** What the person said about it, once. */
  readonly appeal: { readonly text: string; readonly at: EpochMs } | null;
  /** What the operator said to that. */
  readonly answer: string | null;
  /** Whether it was taken back. */
  readonly isOver: boolean;
}

/** Whether a backend stores a text as an appeal, or as the answer to one. */
export const isStorableAppeal = (text: unknown): text is string =>
  typeof text === 'string' && !isBlank(text) && !isLongerThan(text, APPEAL_MAX) && !hasControls(text);

/** The text as it is stored, or what is wrong with it. */
export const parseAppeal = (typed: string): Result<string, 'blank' | 'too-long'> => {
  const text = trimmed(removeControls(typed));
  if (text === '') return err('blank');
  return isStorableAppeal(text) ? ok(text) : err('too-long');
};
