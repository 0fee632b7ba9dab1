import { messageId, type MessageId } from '../ids.ts';
import type { StepKind } from './dates-note.ts';

/** Steps of which only one can be taken have the same beginning: an answer, then what follows a yes. */
const BEGINNINGS = {
  accepted: 'answer_',
  declined: 'answer_',
  withdrawn: 'answer_',
  cancelled: 'end_',
  'not-happened': 'end_',
  'handed-over': 'end_',
  returned: 'back_',
} as const satisfies Readonly<Record<StepKind, string>>;

/**
 * The id of the message that takes a step. All answers to one request have the same id, as all that follows a yes has, and a message is
 * never written twice, so of two at the same time one is stored and the other refused (D504).
 */
export const stepId = (kind: StepKind, request: MessageId): MessageId =>
  messageId(BEGINNINGS[kind] + request);

/** The ids of all messages that may say what became of a request: its answer, its handover or its end, and its return. */
export const stepIds = (request: MessageId): readonly MessageId[] =>
  [...new Set(Object.values(BEGINNINGS))].map((beginning) => messageId(beginning + request));

/** Whether only a step, or the confirmation of an appointment, may have this id. */
export const isStepId = (id: MessageId): boolean =>
  [...Object.values(BEGINNINGS), 'meet_'].some((beginning) => id.startsWith(beginning));
