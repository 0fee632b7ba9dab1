import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { messageId, robotId, userId, type MessageId, type UserId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import { epochMs } from '../units.ts';
import { dateRequests } from './date-requests.ts';
import type { DatesNote, MeetingPurpose } from './dates-note.ts';
import { parseLocalTime } from './local-time.ts';
import { agreementId, meetings } from './meetings.ts';
import { readDatesNote } from './read-dates-note.ts';
import { rentalHistory } from './rental-history.ts';
import { stepId } from './step-id.ts';

const [renter, owner, stranger] = [userId('renter'), userId('owner'), userId('stranger')];
const asks = messageId('asks');
const otherOf = (user: UserId) => (user === renter ? owner : renter);

const message = (id: MessageId, by: UserId, dates: DatesNote | null, at = 0): Message => ({
  id,
  content: 'A sentence.',
  senderId: by,
  senderName: by,
  receiverId: otherOf(by),
  receiverName: otherOf(by),
  isRead: false,
  createdAt: epochMs(at),
  robotId: robotId('rover'),
  dates,
});
const asked = message(
  asks,
  renter,
  readDatesNote({ kind: 'asked', first: '2026-12-01', last: '2026-12-05', total: 25_000 }),
);
const [request] = dateRequests([asked]);
if (request === undefined) throw new Error('nothing was asked');

const proposed = (id: string, by: UserId, at: number, rest: Readonly<Record<string, unknown>> = {}) =>
  message(
    messageId(id),
    by,
    readDatesNote({
      kind: 'meeting',
      request: asks,
      for: 'handover',
      at: '2026-12-01T09:30',
      place: `Place of ${id}`,
      ...rest,
    }),
    at,
  );
const agreed = (proposal: Message, by: UserId, at = 99, id = agreementId(proposal.id)) =>
  message(id, by, { kind: 'meeting-agreed', request: asks, proposal: proposal.id }, at);
const shown = (messages: readonly Message[], purpose: MeetingPurpose = 'handover') => {
  const { agreed: done, open } = meetings(request, purpose, messages);
  return [done?.place ?? null, open?.place ?? null];
};

const first = proposed('a', owner, 1);
const second = proposed('b', renter, 2);

it.each<[string, readonly Message[], readonly (string | null)[]]>([
  ['nothing', [asked], [null, null]],
  ['a proposal', [first], [null, 'Place of a']],
  ['two: the newest is open', [first, second], [null, 'Place of b']],
  ['a confirmed one', [first, agreed(first, renter)], ['Place of a', null]],
  ['another after it', [first, agreed(first, renter), second], ['Place of a', 'Place of b']],
  ['both confirmed', [first, second, agreed(first, renter), agreed(second, owner)], ['Place of b', null]],
  [
    'an older one confirmed late',
    [first, second, agreed(second, owner, 3), agreed(first, renter, 4)],
    ['Place of b', null],
  ],
  ['the older confirmed alone', [first, second, agreed(first, renter)], ['Place of a', 'Place of b']],
  ['one’s own confirmed', [first, agreed(first, owner)], [null, 'Place of a']],
  [
    'a confirmation under another id',
    [first, agreed(first, renter, 3, messageId('x'))],
    [null, 'Place of a'],
  ],
  ['a stranger’s proposal', [proposed('c', stranger, 3)], [null, null]],
  ['a proposal of another request', [proposed('d', owner, 3, { request: 'other' })], [null, null]],
  ['one for the return', [proposed('e', owner, 3, { for: 'return' })], [null, null]],
  ['two of the same time', [first, proposed('z', renter, 1)], [null, 'Place of z']],
])('What is agreed and open follows from the messages: %s (D722)', (_, messages, expected) => {
  expect(shown(messages)).toEqual(expected);
});

it('The order in which messages arrive changes nothing (D722)', () => {
  const all = [first, second, proposed('z', owner, 2), agreed(first, renter), agreed(second, owner)];
  fc.assert(
    fc.property(fc.shuffledSubarray(all), (some) => {
      const sorted = all.filter((one) => some.includes(one));
      expect(shown(some)).toEqual(shown(sorted));
    }),
    { numRuns: runs(500) },
  );
});

it.each(['2026-12-01T00:00', '2028-02-29T23:59'])('%s is a day with its time', (text) => {
  expect(parseLocalTime(text)).toBe(text);
});

it.each([
  '',
  '2026-12-01',
  '2026-02-29T09:30',
  '2026-12-01T24:00',
  '2026-12-01T09:60',
  '2026-12-01T9:30',
  '2026-12-01T09:30Z',
])('"%s" is none', (text) => {
  expect(parseLocalTime(text)).toBeNull();
});

it('The history names each step that counts, by whom, when and why (D720, D721)', () => {
  const yes = message(stepId('accepted', asks), owner, { kind: 'accepted', request: asks }, 5);
  const no = message(
    stepId('cancelled', asks),
    renter,
    { kind: 'cancelled', request: asks, reason: 'plans-changed' },
    7,
  );
  const back = message(stepId('returned', asks), renter, { kind: 'returned', request: asks }, 9);
  const of = (...all: readonly Message[]) => rentalHistory(asked, (id) => all.find((one) => one.id === id));
  expect(of(back, no, yes)).toEqual([
    { kind: 'asked', by: renter, at: 0, reason: null },
    { kind: 'accepted', by: owner, at: 5, reason: null },
    { kind: 'cancelled', by: renter, at: 7, reason: 'plans-changed' },
  ]);
  expect(of(no)).toHaveLength(1);
  expect(rentalHistory(yes, () => null)).toEqual([]);
});
