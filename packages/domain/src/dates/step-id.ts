import { messageId, type MessageId } from '../ids.ts';
import type { StepKind } from './dates-note.ts';

const ANSWER = 'answer_';
const END = 'end_';

/**
 * The id of the message that takes a step. All answers to one request have the same id, and a message is never written twice, so
 * of two answers at the same time one is stored and the other refused (D504).
 */
export const stepId = (kind: StepKind, request: MessageId): MessageId =>
  messageId((kind === 'cancelled' ? END : ANSWER) + request);

/** Whether only a step may have this id. */
export const isStepId = (id: MessageId): boolean => id.startsWith(ANSWER) || id.startsWith(END);
