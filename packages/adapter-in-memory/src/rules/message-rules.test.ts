import { FULL_NAME_MAX, messageId, robotId, userId, type OutgoingMessage } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { hasValidAddressing } from './message-rules.ts';
import { isNumber } from './values.ts';

const message: OutgoingMessage = {
  id: messageId('m'.repeat(20)),
  content: 'Hello',
  senderId: userId('ada'),
  senderName: 'Ada',
  receiverId: userId('omar'),
  receiverName: 'Omar Reyes',
  robotId: robotId('rover'),
  dates: null,
};

it('the name of a receiver is at most two names and a blank long (D242)', () => {
  const named = (length: number) => hasValidAddressing({ ...message, receiverName: 'n'.repeat(length) });
  expect([1, FULL_NAME_MAX, FULL_NAME_MAX + 1].map(named)).toEqual([true, true, false]);
});

it.each(['5', null, undefined, [5], NaN])('%j is no number, whatever the compiler was told', (value) => {
  expect(isNumber(value, 1, 10)).toBe(false);
});
