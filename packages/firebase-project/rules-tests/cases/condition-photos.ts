import { allowed, denied } from '../case.ts';
import { message, type Data } from '../documents.ts';
import { times } from '../fields.ts';
import { ADA, BOB, CYD } from '../identities.ts';
import { together } from '../writes.ts';
import { answeredBy, askedByBob, askedOf, TO_BOB, written } from './dates.ts';

const PHOTO = `01jx-ab.jpg#1600x1200~${'aZ09+/'.repeat(8)}~480`;

const photos = (changes: Data = {}): Data => ({
  kind: 'photos',
  request: 'asks',
  for: 'handover',
  photos: [PHOTO],
  ...changes,
});
const add = (changes: Data = {}, data: Data = {}, id = 'photos1') =>
  together(written(id, photos(changes), data));

/** Its first day is long over, and its last one far away. */
const NOW = { first: '2020-12-01', last: '2096-12-05' };
const ACCEPTED = { 'messages/answer_asks': answeredBy('accepted') };
const AGREED = { ...askedOf(NOW), ...ACCEPTED };
const said = (kind: string) => ({ ...message(BOB, ADA, 'Bob Okafor'), dates: { kind, request: 'asks' } });
const ended = (kind: string) => ({ ...AGREED, 'messages/end_asks': said(kind) });
const RETURNED = { ...ended('handed-over'), 'messages/back_asks': said('returned') };
/** Days of which one is so many hours from now, and counts in UTC. */
const dayIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

/** Photos of a robot's condition (D749). */
export const conditionPhotos = [
  ...allowed(
    'D749',
    {
      'the renter adds a photo at handover': add(),
      'six photos': add({ photos: Array.from({ length: 6 }, (_, at) => `${at}${PHOTO}`) }),
      'a small photo': add({ photos: [PHOTO.replace('~480', '')] }),
      'the longest name': add({ photos: [PHOTO.replace('01jx-ab', times(60))] }),
      'the longest id': add({}, {}, times(50)),
    },
    { given: AGREED },
  ),
  ...allowed(
    'D749',
    { 'the owner adds a photo at handover': add({}, TO_BOB) },
    { given: { ...askedByBob(NOW), ...ACCEPTED } },
  ),
  ...allowed(
    'D749',
    { 'at handover, once it is away': add(), 'at return': add({ for: 'return' }) },
    { given: ended('handed-over') },
  ),
  ...allowed(
    'D749',
    { 'at return, once it is back': add({ for: 'return' }), 'at handover, once it is back': add() },
    { given: RETURNED },
  ),
  ...allowed(
    'D749',
    { 'two days before its first day': add() },
    { given: { ...askedOf({ first: dayIn(47), last: dayIn(100) }), ...ACCEPTED } },
  ),
  ...denied(
    'D749',
    { 'long before its first day': add() },
    { given: { ...askedOf({ first: dayIn(73), last: dayIn(100) }), ...ACCEPTED } },
  ),
  ...allowed(
    'D749',
    { 'until it is done by time': add() },
    { given: { ...askedOf({ first: '2020-12-01', last: dayIn(-59) }), ...ACCEPTED } },
  ),
  ...denied(
    'D749',
    { 'once it is done by time': add() },
    { given: { ...askedOf({ first: '2020-12-01', last: dayIn(-109) }), ...ACCEPTED } },
  ),
  ...denied(
    'D749',
    {
      'no photo': add({ photos: [] }),
      'seven photos': add({ photos: Array.from({ length: 7 }, (_, at) => `${at}${PHOTO}`) }),
      'photos that are no list': add({ photos: PHOTO }),
      'no photos': together(written('photos1', { kind: 'photos', request: 'asks', for: 'handover' })),
      'an address': add({ photos: ['https://example.com/a.jpg'] }),
      'a photo without colours': add({ photos: ['01jx.jpg'] }),
      'a file of another folder': add({ photos: [`../${PHOTO}`] }),
      'two in one line': add({ photos: [`${PHOTO}\n${PHOTO}`] }),
      'for something else': add({ for: 'dinner' }),
      'more than it has': add({ note: 'broken' }),
      'at return, before it was handed over': add({ for: 'return' }),
      'of another robot': add({}, { robotId: 'another' }),
      'with the id of a step': add({}, {}, 'back_asks'),
      'with a longer id': add({}, {}, times(51)),
      'of no request': add({ request: 'nothing' }),
    },
    { given: AGREED },
  ),
  ...denied(
    'D749',
    { 'for something else, once it is away': add({ for: 'dinner' }) },
    { given: ended('handed-over') },
  ),
  ...denied('D749', { 'photos of another kind of note': add({ kind: 'pictures' }) }, { given: AGREED }),
  ...denied('D749', { 'before the yes': add() }, { given: askedOf(NOW) }),
  ...denied(
    'D749',
    { 'after a no': add() },
    { given: { ...askedOf(NOW), 'messages/answer_asks': answeredBy('declined') } },
  ),
  ...(['cancelled', 'not-happened'] as const).flatMap((kind) =>
    denied(
      'D749',
      { [`at handover of what is ${kind}`]: add(), [`at return of what is ${kind}`]: add({ for: 'return' }) },
      { given: ended(kind) },
    ),
  ),
  ...denied(
    'D749',
    { 'by another': add({}, { senderId: CYD, receiverId: BOB }) },
    { as: 'other', given: AGREED },
  ),
  ...denied('D749', { 'to another': add({}, { receiverId: CYD }) }, { given: AGREED }),
];
