import { serverTimestamp } from 'firebase/firestore';
import { allowed, denied } from '../case.ts';
import { fieldCases, stamp, type Fields } from '../fields.ts';
import { ADA, BOB, ZOE } from '../identities.ts';
import { ADA_IS_LEAVING } from '../world.ts';
import { create, createWith, read } from '../writes.ts';

const MARK = `deletions/${ADA}`;
const right = { at: serverTimestamp() };

const FIELDS: Fields = {
  at: stamp(),
};

export const deletions = [
  ...fieldCases('D251', 'a mark', FIELDS, createWith(MARK, right)),
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
  ...denied('D251', { 'a mark made twice': create(MARK, right) }, { given: ADA_IS_LEAVING }),
];
