import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { messageId, robotId, userId, type UserId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import { epochMs } from '../units.ts';
import { beginInUtc, parseDay } from './calendar-day.ts';
import { CONDITION_PHOTOS_MAX, conditionPhotos, takesPhotos } from './condition-photos.ts';
import { dateRequests, type RequestState } from './date-requests.ts';
import type { DatesNote } from './dates-note.ts';
import { readDatesNote } from './read-dates-note.ts';

const [renter, owner, stranger] = [userId('renter'), userId('owner'), userId('stranger')];
const PHOTO = `01jx.jpg#1600x1200~${'A'.repeat(48)}~480`;

const message = (
  id: string,
  by: UserId,
  dates: DatesNote | null,
  at = 0,
  changes: Partial<Message> = {},
) => ({
  id: messageId(id),
  content: 'A sentence.',
  senderId: by,
  senderName: by,
  receiverId: by === renter ? owner : renter,
  receiverName: 'other',
  isRead: false,
  createdAt: epochMs(at),
  robotId: robotId('rover'),
  dates,
  ...changes,
});
const [request] = dateRequests([
  message(
    'asks',
    renter,
    readDatesNote({ kind: 'asked', first: '2026-12-01', last: '2026-12-05', total: 25_000 }),
  ),
]);
if (request === undefined) throw new Error('nothing was asked');

const note = (count: number, rest: Readonly<Record<string, unknown>> = {}) =>
  readDatesNote({
    kind: 'photos',
    request: 'asks',
    for: 'handover',
    photos: Array.from({ length: count }, (_, at) => `${at}${PHOTO}`),
    ...rest,
  });
const counted = (messages: readonly Message[]) =>
  conditionPhotos(request, 'handover', messages).map(({ message: id, by, photo }) => [
    id,
    by,
    photo.replace(/\.jpg.*/, ''),
  ]);

describe('Photos of a condition (D749)', () => {
  it('are those of the two, the oldest first, for what they were taken at', () => {
    const messages = [
      message('later', owner, note(1), 2),
      message('first', renter, note(2), 1),
      message('return', renter, note(1, { for: 'return' }), 1),
      message('of another request', renter, note(1, { request: 'other' }), 1),
      message('of another robot', renter, note(1), 1, { robotId: robotId('other') }),
      message('of a stranger', stranger, note(1), 1),
    ];
    expect(counted(messages)).toEqual([
      ['first', renter, '001jx'],
      ['first', renter, '101jx'],
      ['later', owner, '001jx'],
    ]);
    expect(conditionPhotos(request, 'return', messages)).toHaveLength(1);
  });

  it('count up to six of each, in whatever order their messages arrive', () => {
    const arb = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 6 })), { maxLength: 6 });
    const holds = (each: readonly (readonly [boolean, number])[], seed: number) => {
      const messages = each.map(([isOwner, count], at) =>
        message(`m${at}`, isOwner ? owner : renter, note(count), at),
      );
      const shuffled = [...messages].sort((a, b) => ((seed * a.createdAt) % 7) - ((seed * b.createdAt) % 7));
      expect(counted(shuffled)).toEqual(counted(messages));
      for (const user of [owner, renter]) {
        const all = each.reduce(
          (sum, [isOwner, count]) => sum + (isOwner === (user === owner) ? count : 0),
          0,
        );
        const those = counted(messages).filter(([, by]) => by === user);
        expect(those).toHaveLength(Math.min(CONDITION_PHOTOS_MAX, all));
      }
    };
    fc.assert(fc.property(arb, fc.integer({ min: 1, max: 100 }), holds), { numRuns: runs(2_000) });
  });

  it.each([
    [note(0)],
    [note(7)],
    [note(1, { photos: 'a.jpg' })],
    [note(1, { photos: ['https://example.com/a.jpg'] })],
    [note(1, { photos: [`../${PHOTO}`] })],
    [note(1, { photos: [7] })],
    [note(1, { for: 'dinner' })],
    [note(1, { request: '' })],
  ])('are none where a note is broken: %j', (broken) => {
    expect(broken).toBeNull();
  });

  const HOUR = 3_600_000;
  const first = beginInUtc(parseDay('2026-12-01') ?? expect.fail());
  const last = beginInUtc(parseDay('2026-12-05') ?? expect.fail());
  const NOON = first + 12 * HOUR;

  it.each<[RequestState, boolean, boolean]>([
    ['asked', false, false],
    ['accepted', true, false],
    ['handed-over', true, true],
    ['returned', true, true],
    ['declined', false, false],
    ['cancelled', false, false],
    ['not-happened', false, false],
  ])('are taken while it is %s: handover %s, return %s', (state, handover, back) => {
    const at = epochMs(NOON);
    expect([
      takesPhotos({ ...request, state }, 'handover', at),
      takesPhotos({ ...request, state }, 'return', at),
    ]).toEqual([handover, back]);
  });

  it.each([
    [first - 48 * HOUR - 1, false],
    [first - 48 * HOUR, true],
    [last + 84 * HOUR - 1, true],
    [last + 84 * HOUR, false],
  ])('are taken from two days before the first day until it is done by time: at %i %s', (at, takes) => {
    expect(takesPhotos({ ...request, state: 'handed-over' }, 'return', epochMs(at))).toBe(takes);
  });
});
