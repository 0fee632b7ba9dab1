import {
  afterStep,
  agreesWith,
  dateRequest,
  isRequestId,
  isStepId,
  stepId,
  type MessageId,
  type OutgoingMessage,
} from '@roborrow/domain';
import type { Firestore } from 'firebase/firestore';
import { messageOf, robotOf } from '../documents.ts';
import { createImageUrls } from '../image-urls.ts';
import { decodeMessage } from '../mappers/message.ts';
import { createDecodeRobot } from '../mappers/robot.ts';
import { isDenied } from '../port-errors.ts';
import type { Reader } from '../read.ts';

/** A robot's pictures are not used here. */
const decodeRobot = createDecodeRobot(createImageUrls(undefined));

/**
 * Whether the rules refused a message for another reason than its dates: a question agrees with a listing of the receiver's (D502),
 * a step is its sender's to take now (D503), and no other message has the id of a step.
 */
export const hasDueDates = async (
  { reader }: { readonly reader: Reader },
  database: Firestore,
  message: OutgoingMessage,
): Promise<boolean> => {
  const { id, dates, robotId, receiverId } = message;
  if (dates === null) return !isStepId(id);
  if (dates.kind === 'asked') {
    const robot = robotId === null ? null : await reader.one(robotOf(database, robotId), decodeRobot);
    return isRequestId(id) && robot?.ownerId === receiverId && agreesWith(robot, dates);
  }
  const stored = (of: MessageId) =>
    reader.one(messageOf(database, of), decodeMessage).catch((thrown: unknown) => {
      // A message between other users.
      if (isDenied(thrown)) return null;
      throw thrown;
    });
  const [asked, answer] = await Promise.all([dates.request, stepId('accepted', dates.request)].map(stored));
  const request = asked && dateRequest(asked, (step) => (step === answer?.id ? answer : null));
  return request != null && afterStep(request, message) !== null;
};
