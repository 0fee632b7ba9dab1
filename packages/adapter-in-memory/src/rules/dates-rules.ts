import {
  afterStep,
  agreesWith,
  dateRequest,
  isRequestId,
  isStepId,
  type OutgoingMessage,
} from '@roborrow/domain';
import type { State } from '../store/state.ts';

/**
 * Whether what a message says of dates holds: a question agrees with a listing of the receiver's (D502), a step is its sender's to
 * take now (D503), and no other message has the id of a step.
 */
export const hasDueDates = (state: State, message: OutgoingMessage): boolean => {
  const { id, dates, robotId, receiverId } = message;
  if (dates === null) return !isStepId(id);
  if (dates.kind === 'asked') {
    const robot = robotId === null ? null : state.get('robots', robotId);
    return isRequestId(id) && robot?.ownerId === receiverId && agreesWith(robot, dates);
  }
  const asked = state.get('messages', dates.request);
  const request = asked && dateRequest(asked, (step) => state.get('messages', step));
  return request !== null && afterStep(request, message) !== null;
};
