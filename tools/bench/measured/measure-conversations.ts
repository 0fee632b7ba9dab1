import { conversationsOf, epochMs, messageId, userId, type Message, type UserId } from '@roborrow/domain';
import { createRandom } from './random.ts';
import type { Comparison } from './results.ts';
import { timeInTurns } from './stopwatch.ts';

const MESSAGES = 100_000;
const COUNTERPARTS = 300;
const ME = userId('me');

const createMessages = (): readonly Message[] => {
  const random = createRandom(7);
  return Array.from({ length: MESSAGES }, (_, number): Message => {
    const other = userId(`user${Math.floor(random() * COUNTERPARTS)}`);
    const isMine = random() < 0.5;
    return {
      id: messageId(`message${String(number).padStart(12, '0')}`),
      content: 'Is the rover free on Sunday?',
      senderId: isMine ? ME : other,
      senderName: isMine ? 'Me' : other,
      receiverId: isMine ? other : ME,
      receiverName: isMine ? other : 'Me',
      isRead: random() < 0.5,
      createdAt: epochMs(1_700_000_000_000 + Math.floor(random() * 30_000_000_000)),
      robotId: null,
      dates: null,
    };
  });
};

/** The plain algorithm: sort everything newest first, then keep each counterpart's first message. */
const sortThenFirst = (messages: readonly Message[], me: UserId): readonly Message[] => {
  const sorted = [...messages].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
  const seen = new Set<UserId>();
  return sorted.filter(({ senderId, receiverId }) => {
    const counterpart = senderId === me ? receiverId : senderId;
    if (seen.has(counterpart)) return false;
    seen.add(counterpart);
    return true;
  });
};

/** Compares conversations in one pass with sorting all messages first. */
export const measureConversations = (): {
  readonly comparison: Comparison;
  readonly disagreements: readonly string[];
} => {
  const messages = createMessages();
  const expected = sortThenFirst(messages, ME).map(({ id }) => id);
  const answer = conversationsOf(messages, ME).map(({ latest }) => latest.id);
  const isSame =
    expected.length === answer.length && expected.every((id, position) => id === answer[position]);

  const { plain, ours } = timeInTurns(
    () => sortThenFirst(messages, ME),
    () => conversationsOf(messages, ME),
  );
  const nanosecondsEach = 1e6 / MESSAGES;
  return {
    comparison: {
      name: 'conversationsOf',
      plain: plain * nanosecondsEach,
      ours: ours * nanosecondsEach,
      ratio: plain / ours,
    },
    disagreements: isSame ? [] : ['conversationsOf differs from sort-then-first'],
  };
};
