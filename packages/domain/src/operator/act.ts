import type { ReportSubject } from '../reports/report.ts';
import type { DecidedSubject } from './decision.ts';

/** What the operator does about a case (D792). */
export type OperatorAct =
  /** Hides a listing or a review, or suspends a person. */
  | { readonly kind: 'stop'; readonly subject: DecidedSubject }
  /** Takes that back. */
  | { readonly kind: 'restore'; readonly subject: DecidedSubject }
  /** Closes every open report about a thing. */
  | { readonly kind: 'close'; readonly subject: ReportSubject }
  /** Says something to an appeal, which its person reads. */
  | { readonly kind: 'answer'; readonly subject: DecidedSubject; readonly text: string };

/** Most characters of the note that the log keeps with an act. */
export const ACT_NOTE_MAX = 500;
