import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { cases } from '../case.ts';
import { LONG_AGO } from '../documents.ts';
import { fieldCases, only, type Fields } from '../fields.ts';
import { ADA, BOB, ZOE } from '../identities.ts';
import { ADA_IS_LEAVING } from '../world.ts';
import { create, createWith, read } from '../writes.ts';

const MARK = `deletions/${ADA}`;
const right = { at: serverTimestamp() };

const FIELDS: Fields = {
  at: only(serverTimestamp(), {
    'the past': LONG_AGO,
    'the future': Timestamp.fromMillis(4_000_000_000_000),
    text: 'now',
    'a number': 1,
  }),
};

export const deletions = [
  ...fieldCases('D1', 'a mark', 'self', FIELDS, createWith(MARK, right)),
  ...cases('D1', 'allowed', 'self', { 'a mark that is not there looked for': read(MARK) }),
  ...cases('D1', 'allowed', 'five-minutes', { 'a mark of somebody who proved who they are': create(MARK, right) }),
  ...cases('D1', 'denied', 'long-ago', { 'a mark of somebody who signed in long ago': create(MARK, right) }),
  ...cases('D1', 'denied', 'self', {
    'a mark with something extra': create(MARK, { ...right, by: ADA }),
    'another’s mark': create(`deletions/${BOB}`, right),
    'another’s mark read': read(`deletions/${ZOE}`),
  }),
  ...cases('D1', 'denied', 'self', { 'a mark made twice': create(MARK, right) }, ADA_IS_LEAVING),
];
