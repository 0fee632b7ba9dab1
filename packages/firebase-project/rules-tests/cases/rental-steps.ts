import { Timestamp } from 'firebase/firestore/lite';
import { allowed, denied } from '../case.ts';
import { robot, type Data } from '../documents.ts';
import { BOB, CYD, ADA } from '../identities.ts';
import { update } from '../writes.ts';
import {
  accept,
  answeredBy,
  askedByBob,
  askedOf,
  CALENDAR,
  calendar,
  end,
  LINE,
  step,
  TO_BOB,
} from './dates.ts';

const HOUR = 3_600_000;

const hoursAgo = (hours: number) => Timestamp.fromMillis(Date.now() - hours * HOUR);

/** Days of which the first one began in UTC so many whole days from today, and the last is ten days later. */
const inDays = (offset: number): Data => {
  const day = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);
  return { first: day(offset), last: day(offset + 10) };
};

const ACCEPTED = { 'messages/answer_asks': answeredBy('accepted') };
/** Ada asked Bob for days that begin so many days from today, and he said yes. */
const agreed = (offset: number, more: Readonly<Record<string, Data>> = {}) => ({
  ...askedOf(inDays(offset)),
  ...ACCEPTED,
  ...more,
});
const said = (kind: string) => ({ ...answeredBy(kind), senderId: BOB, receiverId: ADA });
const HANDED = { 'messages/end_asks': said('handed-over') };

const handOver = (changes: Data = {}, id = 'end_asks') => step('handed-over', changes, id);
const giveBack = (changes: Data = {}, id = 'back_asks') => step('returned', changes, id);
const notHappened = (changes: Data = {}) => end(changes, 'not-happened');
const acceptSoon = (offset: number) => {
  const { first, last } = inDays(offset);
  return accept({}, [`01 ${String(first)} ${String(last)} asks`]);
};

export const rentalSteps = [
  // How long a request waits.
  ...allowed('D687', { 'an answer within three days': accept() }, { given: askedByBob({}, hoursAgo(71)) }),
  ...denied('D687', { 'a yes after three days': accept() }, { given: askedByBob({}, hoursAgo(73)) }),
  ...allowed(
    'D687',
    { 'a no after three days': step('declined', TO_BOB) },
    { given: askedByBob({}, hoursAgo(73)) },
  ),
  ...allowed(
    'D687',
    { 'a yes on the first day': acceptSoon(0) },
    { given: { ...askedByBob(inDays(0)), 'robots/ada-robot': robot(ADA) } },
  ),
  ...denied(
    'D687',
    { 'a yes after the first day': acceptSoon(-2) },
    { given: { ...askedByBob(inDays(-2)), 'robots/ada-robot': robot(ADA) } },
  ),

  // Handing over.
  ...allowed(
    'D687',
    { 'the renter says that it was handed over, on the first day': handOver() },
    { given: agreed(0) },
  ),
  ...allowed('D687', { 'the evening before, in the east': handOver() }, { given: agreed(1) }),
  ...allowed(
    'D687',
    { 'the owner says that it was handed over': handOver(TO_BOB) },
    { given: { ...askedByBob(inDays(0)), ...ACCEPTED } },
  ),
  ...denied('D687', { 'a handover days before': handOver() }, { given: agreed(4) }),
  ...denied('D687', { 'a handover of what is only asked': handOver() }, { given: askedOf(inDays(0)) }),
  ...denied(
    'D687',
    { 'a handover of what was declined': handOver() },
    { given: agreed(0, { 'messages/answer_asks': answeredBy('declined') }) },
  ),
  ...denied(
    'D687',
    { 'a handover of what was cancelled': handOver() },
    { given: agreed(0, { 'messages/end_asks': said('cancelled') }) },
  ),
  ...denied(
    'D687',
    {
      'a handover under another id': handOver({}, 'other'),
      'a handover under the id of an answer': handOver({}, 'answer_asks'),
      'another step under the id of a handover': step('returned', {}, 'end_asks'),
      'a handover in a message to another': handOver({ receiverId: CYD }),
      'a return of what was not handed over': giveBack(),
    },
    { given: agreed(0) },
  ),
  ...denied(
    'D687',
    { 'another says that it was handed over': handOver({ senderId: CYD, receiverId: BOB }) },
    { as: 'other', given: agreed(0) },
  ),
  ...denied(
    'D687',
    { 'a return of what was cancelled': giveBack() },
    { given: agreed(0, { 'messages/end_asks': said('cancelled') }) },
  ),
  ...denied('D687', { 'a second handover': handOver() }, { given: agreed(0, HANDED) }),

  // Returning.
  ...allowed('D687', { 'the renter says that it came back': giveBack() }, { given: agreed(-3, HANDED) }),
  ...allowed(
    'D687',
    { 'the owner says that it came back': giveBack(TO_BOB) },
    { given: { ...askedByBob(inDays(-3)), ...ACCEPTED, ...HANDED } },
  ),
  ...denied(
    'D687',
    {
      'a return under another id': giveBack({}, 'other'),
      'another step under the id of a return': step('handed-over', {}, 'back_asks'),
      'a return in a message to another': giveBack({ receiverId: CYD }),
      'an end of what was handed over': notHappened(),
    },
    { given: agreed(-3, HANDED) },
  ),
  ...denied(
    'D687',
    { 'another says that it came back': giveBack({ senderId: CYD, receiverId: BOB }) },
    { as: 'other', given: agreed(-3, HANDED) },
  ),
  ...denied('D687', { 'a cancellation of what was handed over': end() }, { given: agreed(0, HANDED) }),

  ...denied(
    'D687',
    { 'its days are freed while the robot is away': update(CALENDAR, { taken: [] }) },
    { given: { ...askedByBob(), ...ACCEPTED, ...HANDED, ...calendar([LINE]) } },
  ),

  // It did not happen.
  ...allowed('D687', { 'the renter says that it did not happen': notHappened() }, { given: agreed(0) }),
  ...allowed(
    'D687',
    { 'the owner says that it did not happen': end(TO_BOB, 'not-happened') },
    { given: { ...askedByBob(inDays(-3)), ...ACCEPTED } },
  ),
  ...denied(
    'D687',
    { 'that it did not happen, under another id': step('not-happened', {}, 'other') },
    { given: agreed(0) },
  ),
  ...denied('D687', { 'that it did not happen, before it begins': notHappened() }, { given: agreed(3) }),
  ...denied(
    'D687',
    { 'that it did not happen, of what is only asked': notHappened() },
    { given: askedOf(inDays(0)) },
  ),
  ...denied('D687', { 'a cancellation after the first day': end() }, { given: agreed(-3) }),
];
