import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { allowed, denied, type Case } from '../case.ts';
import { profile } from '../documents.ts';
import { fieldCases, PAST, stamp, type Fields } from '../fields.ts';
import { ADA, BOB, ZOE } from '../identities.ts';
import { ADA_IS_LEAVING } from '../world.ts';
import { create, createWith, newMessage, read, remove, update } from '../writes.ts';

const MARK = `deletions/${ADA}`;
const SUSPENDED = { [MARK]: { suspended: true } };
const right = { at: serverTimestamp() };

const FIELDS: Fields = {
  at: stamp(),
};

export const deletions = [
  ...fieldCases('D251', 'a mark', FIELDS, createWith(MARK, right)).map((asked): Case => ({
    ...asked,
    as: 'just-now',
  })),
  ...allowed('D251', { 'a mark that is not there looked for': read(MARK) }),
  ...allowed(
    'D251',
    {
      'a mark of a user with a recent sign-in': create(MARK, right),
    },
    { as: 'five-minutes' },
  ),
  ...denied('D251', { 'a mark of a user with an old sign-in': create(MARK, right) }, { as: 'long-ago' }),
  ...denied('D251', {
    'a mark with something extra': create(MARK, { ...right, by: ADA }),
    'another’s mark': create(`deletions/${BOB}`, right),
    'another’s mark read': read(`deletions/${ZOE}`),
  }),
  ...allowed(
    'D465',
    { 'a suspended user begins to leave': update(MARK, right) },
    { as: 'just-now', given: SUSPENDED },
  ),
  ...allowed('D465', { 'a suspended user reads their mark': read(MARK) }, { given: SUSPENDED }),
  ...denied(
    'D465',
    {
      'a suspended user ends it': update(MARK, { suspended: false, ...right }),
      'a suspended user takes the word away': update(MARK, { suspended: deleteField(), ...right }),
      'a suspended user replaces the mark': create(MARK, right),
      'a suspended user deletes the mark': remove(MARK),
      'a suspended user leaves since long': update(MARK, { at: PAST }),
      'a suspended user adds something': update(MARK, { ...right, by: ADA }),
      'a suspended user deletes their profile': remove(`users/${ADA}`),
    },
    {
      given: {
        ...SUSPENDED,
        'usernames/ada_1': null,
        [`users/${ADA}`]: { ...profile(ADA, 'Ada'), username: '' },
      },
    },
  ),
  ...denied(
    'D465',
    { 'a suspended user begins to leave with an old sign-in': update(MARK, right) },
    { as: 'long-ago', given: SUSPENDED },
  ),
  ...denied('D465', {
    'a user suspends themselves': create(MARK, { suspended: true }),
    'a user suspends another': create(`deletions/${BOB}`, { suspended: true }),
  }),
  ...denied(
    'D465',
    { 'another begins to leave for a suspended user': update(MARK, right) },
    { as: 'other', given: SUSPENDED },
  ),
  ...denied('D465', { 'a leaving user begins again': update(MARK, right) }, { given: ADA_IS_LEAVING }),
  ...denied(
    'D242',
    { 'a message to a suspended user': create('messages/new', newMessage()) },
    { given: { [`deletions/${BOB}`]: { suspended: true } } },
  ),
  ...denied('D251', { 'a mark made twice': create(MARK, right) }, { given: ADA_IS_LEAVING }),
];
