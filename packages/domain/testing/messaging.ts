import fc from 'fast-check';
import { epochMs, messageId, robotId, userId, type Message, type UserId } from '../src/index.ts';
import { idArb } from './robots.ts';

/** Few users, so that several messages are between the same two. */
export const PEOPLE: readonly UserId[] = ['ada', 'bob', 'cleo', 'dan', 'eve'].map(userId);

/** A message between any two of them; few distinct times, so that ties happen. */
export const messageArb: fc.Arbitrary<Message> = fc
  .record({
    id: idArb,
    pair: fc.shuffledSubarray([...PEOPLE], { minLength: 2, maxLength: 2 }),
    content: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
    isRead: fc.boolean(),
    minute: fc.nat(10),
    robot: fc.option(idArb),
  })
  .map(({ id, pair: [sender, receiver], content, isRead, minute, robot }) => ({
    id: messageId(id),
    content,
    senderId: userId(sender ?? ''),
    senderName: `Name of ${sender}`,
    receiverId: userId(receiver ?? ''),
    receiverName: `Name of ${receiver}`,
    isRead,
    createdAt: epochMs(1_700_000_000_000 + minute * 60_000),
    robotId: robot === null ? null : robotId(robot),
    dates: null,
  }));

/** Several messages with distinct ids, in any order. */
export const messagesArb = (maxLength = 30): fc.Arbitrary<readonly Message[]> =>
  fc.uniqueArray(messageArb, { maxLength, selector: (message) => message.id });
