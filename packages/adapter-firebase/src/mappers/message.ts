import {
  DEFAULT_NAME,
  readDatesNote,
  type Message,
  type MessageId,
  type OutgoingMessage,
  type RobotId,
  type UserId,
} from '@roborrow/domain';
import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import { z } from 'zod/mini';
import { createDecode, type Decode } from './decoder.ts';
import { createdAt, orElse, text } from './schemas.ts';

export const decodeMessage: Decode<Message> = createDecode(
  z.object({
    id: text<MessageId>(),
    content: z.string(),
    senderId: text<UserId>(),
    senderName: orElse(z.string(), DEFAULT_NAME),
    receiverId: text<UserId>(),
    receiverName: orElse(z.string(), DEFAULT_NAME),
    isRead: z.boolean(),
    createdAt,
    robotId: orElse(z.nullable(text<RobotId>()), null),
    dates: z.pipe(z.optional(z.unknown()), z.transform(readDatesNote)),
  }),
);

/**
 * `receiverEmail` stays a field but is empty: the service that sends notifications looks up the address
 * itself (D10).
 */
export const encodeMessage = (message: OutgoingMessage): DocumentData => {
  const { content, senderId, senderName, receiverId, receiverName, robotId, dates } = message;
  return {
    content,
    senderId,
    senderName,
    receiverId,
    receiverName,
    receiverEmail: '',
    isRead: false,
    createdAt: serverTimestamp(),
    ...(robotId !== null && { robotId }),
    ...(dates !== null && { dates }),
  };
};
