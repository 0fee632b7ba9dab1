import { expect, test } from 'vitest';
import { decodeMessage } from './notice-documents.ts';

test('a message of words alone, which stores neither a robot nor dates, is read', () => {
  const data = {
    content: 'Is it free?',
    senderId: 'ada',
    senderName: 'Ada Park',
    receiverId: 'bob',
    receiverName: 'Bob Ruiz',
    receiverEmail: '',
    isRead: false,
    createdAt: 1_795_682_859_905,
  };
  expect(decodeMessage({ path: 'messages/m1', version: '1', data })).toMatchObject({
    id: 'm1',
    robotId: null,
    dates: null,
  });
});
