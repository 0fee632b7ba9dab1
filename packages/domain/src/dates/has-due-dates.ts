import type { MessageId } from '../ids.ts';
import type { Message, OutgoingMessage } from '../messaging/message.ts';
import type { Robot } from '../robots/robot.ts';
import type { EpochMs } from '../units.ts';
import { agreesWith, isRequestId } from './ask-dates.ts';
import { arePhotosDue } from './condition-photos.ts';
import { afterStep, dateRequest } from './date-requests.ts';
import { END_REASONS, isEnd, stepOf } from './dates-note.ts';
import { isMeetingDue } from './meetings.ts';
import { isTimely } from './rental-phase.ts';
import { isStepId } from './step-id.ts';

/** What is stored of that to which a message with dates refers. */
export interface StoredForDates {
  /** The robot that the message names; `null` if there is none. */
  readonly robot: Robot | null | undefined;
  /** A message by its id; nothing where there is none, and where its sender may not read it. */
  readonly message: (id: MessageId) => Message | null | undefined;
}

/**
 * Whether what a message says of dates holds: a question agrees with a listing of the receiver's (D502), a step is its sender's to
 * take now (D503, D686), a yes is for a robot that is there, an appointment and photos are for what was accepted (D722, D749), and no other message has
 * the id of a step. Firestore's rules check the same.
 */
export const hasDueDates = (
  outgoing: OutgoingMessage,
  { robot, message }: StoredForDates,
  now: EpochMs,
): boolean => {
  const { id, dates, receiverId } = outgoing;
  if (dates === null) return !isStepId(id);
  if (dates.kind === 'asked')
    return isRequestId(id) && robot?.ownerId === receiverId && agreesWith(robot, dates);
  if (dates.kind === 'photos') return isRequestId(id) && arePhotosDue(outgoing, message, now);
  const step = stepOf(dates);
  if (step === null)
    return (dates.kind === 'meeting-agreed' || isRequestId(id)) && isMeetingDue(outgoing, message);
  const asked = message(step.request);
  const request = asked ? dateRequest(asked, message) : null;
  return (
    request !== null &&
    afterStep(request, outgoing) !== null &&
    (step.kind !== 'accepted' || robot?.ownerId === request.ownerId) &&
    (step.reason === undefined || (isEnd(step.kind) && END_REASONS.includes(step.reason))) &&
    isTimely(step.kind, request, now)
  );
};
