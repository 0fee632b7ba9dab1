import { collection, getDocs } from 'firebase/firestore/lite';
import { allowed, denied } from '../case.ts';
import { message, robot } from '../documents.ts';
import { ADA, BOB } from '../identities.ts';
import { ADA_IS_LEAVING } from '../world.ts';
import { create, list, read, remove, replacing, together, update } from '../writes.ts';
import { accept, answeredBy, ASKED_BY_BOB, DAYS, end, MARK, step, TO_BOB, written } from './dates.ts';

/** Ada accepted before answers brought a mark with them. */
const ACCEPTED = { ...ASKED_BY_BOB, 'messages/answer_asks': answeredBy('accepted') };
const MARKED = { ...ACCEPTED, [MARK]: DAYS };
const ENDED = { ...message(BOB, ADA, 'Bob Okafor'), dates: { kind: 'cancelled', request: 'asks' } };
/** The mark was left behind: no rule allows this, but older clients and tools might. */
const LEFT = { ...MARKED, 'messages/end_asks': ENDED };
const UNLISTED = { ...MARKED, 'robots/ada-robot': null };
const HIDDEN = { ...UNLISTED, 'hiddenRobots/ada-robot': robot(ADA) };

/** So many answers with their marks, as a person who leaves deletes them in one commit. */
const ANSWERS = Array.from({ length: 5 }, (_, number) => `request${number}`);
const MANY = Object.fromEntries(
  ANSWERS.flatMap((id, number) => [
    [`messages/answer_${id}`, answeredBy('accepted')],
    [`robots/robot-${number}/taken/${id}`, DAYS],
    [`robots/robot-${number}`, robot(BOB)],
  ]),
);
const MARKS = Array.from({ length: 100 }, (_, number) => `robots/gone/taken/request${number}`);

export const takenDays = [
  ...allowed(
    'D512',
    { 'a visitor lists the days': list('robots/ada-robot/taken') },
    { as: 'anonymous', given: MARKED },
  ),
  ...denied(
    'D512',
    {
      'all of them at once, without a limit': (database) =>
        getDocs(collection(database, 'robots/ada-robot/taken')),
      'one by the request’s id': read(MARK),
    },
    { as: 'anonymous', given: MARKED },
  ),
  ...allowed(
    'D512',
    { 'the owner marks what they accepted before': create(MARK, DAYS) },
    { given: ACCEPTED },
  ),
  ...denied(
    'D512',
    {
      'an answer without its mark': step('accepted', TO_BOB),
      'a mark without its answer': create(MARK, DAYS),
      'another first day': accept({}, { ...DAYS, first: '2096-11-30' }),
      'another last day': accept({}, { ...DAYS, last: '2096-12-06' }),
      'who asked': accept({}, { ...DAYS, renter: BOB }),
      'a mark on another robot, too': together({
        ...written('answer_asks', { kind: 'accepted', request: 'asks' }, TO_BOB),
        [MARK]: DAYS,
        'robots/ada-paused/taken/asks': DAYS,
      }),
      'a mark of what is declined': together({
        ...written('answer_asks', { kind: 'declined', request: 'asks' }, TO_BOB),
        [MARK]: DAYS,
      }),
    },
    { given: ASKED_BY_BOB },
  ),
  ...denied(
    'D512',
    { 'the renter marks what was accepted': create(MARK, DAYS) },
    { as: 'counterpart', given: ACCEPTED },
  ),
  ...denied(
    'D512',
    { 'an owner who leaves marks': create(MARK, DAYS) },
    { given: { ...ACCEPTED, ...ADA_IS_LEAVING } },
  ),
  ...denied(
    'D512',
    { 'what was cancelled is marked again': create(MARK, DAYS) },
    { given: { ...ACCEPTED, 'messages/end_asks': ENDED } },
  ),
  ...allowed('D512', { 'a cancellation takes the mark with it': end(TO_BOB, MARK) }, { given: MARKED }),
  ...allowed('D512', { 'a cancellation of what has no mark': end(TO_BOB, MARK) }, { given: ACCEPTED }),
  ...denied(
    'D512',
    {
      'a cancellation that leaves the mark': step('cancelled', TO_BOB, 'end_asks'),
      'other days of what is accepted': update(MARK, { last: '2096-12-04' }),
      'the owner removes the mark alone': remove(MARK),
    },
    { given: MARKED },
  ),
  ...denied('D512', { 'another removes the mark': remove(MARK) }, { as: 'other', given: MARKED }),
  ...allowed(
    'D512',
    { 'a mark that was left behind is removed': remove(MARK) },
    { as: 'other', given: LEFT },
  ),
  ...(['anonymous', 'stale'] as const).flatMap((as) =>
    denied(
      'D512',
      { [`a mark that was left behind, by one who is ${as}`]: remove(MARK) },
      { as, given: LEFT },
    ),
  ),
  ...allowed(
    'D512',
    { 'the marks of a listing go with it': replacing(['robots/ada-robot', MARK]) },
    { given: MARKED },
  ),
  ...allowed('D512', { 'the marks of a listing go after it': remove(MARK) }, { given: UNLISTED }),
  ...denied('D512', { 'the marks of a hidden listing are removed': remove(MARK) }, { given: HIDDEN }),
  ...allowed(
    'D512',
    { 'a hundred marks of a listing that is gone': replacing(MARKS) },
    { given: Object.fromEntries(MARKS.map((path) => [path, DAYS])) },
  ),
  ...denied(
    'D572',
    {
      'a person who leaves deletes what they answered': remove('messages/answer_asks'),
      'a person who leaves deletes what they cancelled': remove('messages/end_asks'),
    },
    { given: { ...ACCEPTED, 'messages/end_asks': ENDED, ...ADA_IS_LEAVING } },
  ),
  ...allowed(
    'D512',
    {
      'a person who leaves frees the days of three answers': replacing(
        ANSWERS.slice(0, 3).map((id, number) => `robots/robot-${number}/taken/${id}`),
      ),
    },
    { given: { ...MANY, ...ADA_IS_LEAVING } },
  ),
];
