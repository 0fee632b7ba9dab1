import {
  cents,
  epochMs,
  messageId,
  parseDay,
  robotId,
  stepId,
  userId,
  type CalendarDay,
  type EpochMs,
  type Message,
  type StepKind,
} from '@roborrow/domain';

export const [RENTER, OWNER] = [userId('renter'), userId('owner')];
export const STAY = messageId('stay');

const DAY = 86_400_000;
const day = (text: string): CalendarDay => {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const RANGE = { first: day('2026-12-10'), last: day('2026-12-12') };

/** So many days from when its first day begins in UTC. */
export const at = (days: number): EpochMs => epochMs(Date.parse(RANGE.first) + days * DAY);

/** The question of a rental by Rae Field from Otto Hale. */
export const asked = (createdAt: EpochMs, changes: Partial<Message> = {}): Message => ({
  id: STAY,
  content: 'Could I rent it?',
  senderId: RENTER,
  senderName: 'Rae Field',
  receiverId: OWNER,
  receiverName: 'Otto Hale',
  isRead: true,
  createdAt,
  robotId: robotId('rover'),
  dates: { kind: 'asked', ...RANGE, total: cents(9600) },
  ...changes,
});

/** A step of it, by its owner; the renter alone withdraws. */
export const stepOf = (kind: StepKind, createdAt: EpochMs): Message => ({
  ...asked(createdAt),
  id: stepId(kind, STAY),
  ...(kind !== 'withdrawn' && {
    senderId: OWNER,
    senderName: 'Otto Hale',
    receiverId: RENTER,
    receiverName: 'Rae Field',
  }),
  dates: { kind, request: STAY },
});

export const ROVER = { name: 'Rover', category: 'Hobby', location: 'Apex, NC, USA' } as const;
