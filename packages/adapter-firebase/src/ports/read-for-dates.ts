import {
  stepIds,
  type Message,
  type MessageId,
  type OutgoingMessage,
  type StoredForDates,
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
 * Reads that to which a message with dates refers: the robot of a question and of a yes, the question and the other steps of a step or an
 * appointment, and the proposal of a confirmation.
 */
export const readForDates = async (
  { reader }: { readonly reader: Reader },
  database: Firestore,
  { dates, robotId }: OutgoingMessage,
): Promise<StoredForDates> => {
  const stored = async (id: MessageId): Promise<Message | null> =>
    reader.one(messageOf(database, id), decodeMessage).catch((thrown: unknown) => {
      // A message between other users.
      if (isDenied(thrown)) return null;
      throw thrown;
    });
  const isQuestion = dates?.kind === 'asked';
  const ids =
    dates === null || dates.kind === 'asked'
      ? []
      : [
          dates.request,
          ...stepIds(dates.request),
          ...(dates.kind === 'meeting-agreed' ? [dates.proposal] : []),
        ];
  const [robot, messages] = await Promise.all([
    (isQuestion || dates?.kind === 'accepted') && robotId !== null
      ? reader.one(robotOf(database, robotId), decodeRobot)
      : null,
    Promise.all(ids.map(stored)),
  ]);
  return { robot, message: (id) => messages.find((message) => message?.id === id) };
};
