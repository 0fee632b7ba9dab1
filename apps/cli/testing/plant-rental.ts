import { cents, epochMs, messageId, parseDay, robotId, stepId, userId, type Message } from '@roborrow/domain';
import { openSqliteStore } from '@roborrow/sqlite-store';
import { NOON } from './person.ts';

const HOUR = 3_600_000;

const fail = (): never => {
  throw new Error('no day of the calendar');
};

const dayAgo = (days: number) =>
  parseDay(new Date(NOON - days * 24 * HOUR).toISOString().slice(0, 10)) ?? fail();
const STAY = messageId('stay');

/** June rented Kai's drone, and it came back an hour ago. */
export const plantRental = async (path: string): Promise<void> => {
  const about = (id: string, dates: Message['dates'], hoursAgo: number, byJune = false): Message => ({
    id: messageId(id),
    content: 'as it says',
    senderId: userId(byJune ? 'demo-june' : 'demo-kai'),
    senderName: byJune ? 'June Anders' : 'Kai Nakamura',
    receiverId: userId(byJune ? 'demo-kai' : 'demo-june'),
    receiverName: byJune ? 'Kai Nakamura' : 'June Anders',
    isRead: true,
    createdAt: epochMs(NOON - hoursAgo * HOUR),
    robotId: robotId('demo-lanai-cam'),
    dates,
  });
  const store = openSqliteStore({ path });
  await store.transact(({ put }) => {
    put(
      'messages',
      about(STAY, { kind: 'asked', first: dayAgo(3), last: dayAgo(1), total: cents(100) }, 99, true),
    );
    for (const [kind, ago] of [
      ['accepted', 98],
      ['handed-over', 72],
      ['returned', 1],
    ] as const)
      put('messages', about(stepId(kind, STAY), { kind, request: STAY }, ago));
  });
  store.close();
};
