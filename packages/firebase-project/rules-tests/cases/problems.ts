import { serverTimestamp } from 'firebase/firestore/lite';
import { allowed, denied, type Case } from '../case.ts';
import { LONG_AGO, type Data } from '../documents.ts';
import { fieldCases, MISSING, oneOf, stamp, times, title, withField, type Fields } from '../fields.ts';
import { create, list, read, remove, update } from '../writes.ts';

const PATH = 'problems/p-1';
const ROW = 'D785';

const stored: Data = {
  text: 'The map stays empty.',
  release: '0.1.0+a1b2c3',
  page: '/robots/$robotId',
  browser: 'firefox',
  createdAt: LONG_AGO,
};
const valid = (): Data => ({ ...stored, createdAt: serverTimestamp() });
const IS_THERE = { [PATH]: stored };

const FIELDS: Fields = {
  text: title(1000),
  release: {
    taken: { 'the longest': times(100), 'version and build': '0.1.0-rc.1+a_b' },
    refused: {
      'one that is too long': times(101),
      empty: '',
      'a text': 'Ada Okafor',
      'a number': 1,
      nothing: MISSING,
    },
  },
  page: {
    taken: { Home: '/', 'the longest': times(100, '/') },
    refused: {
      'one that is too long': times(101, '/'),
      empty: '',
      'the address of a person’s page': '/profile/ada-1',
      'a search': '/search?query=x',
      'a number': 1,
      nothing: MISSING,
    },
  },
  browser: oneOf(['chrome', 'edge', 'firefox', 'safari', 'other']),
  createdAt: stamp(),
};

/** What people tell the operator of something that does not work. */
export const problems: readonly Case[] = [
  ...(['anonymous', 'self'] as const).flatMap((as) => [
    ...allowed(ROW, { 'tell of a problem': create(PATH, valid()) }, { as }),
    ...allowed(ROW, { 'tell of it again': create(PATH, valid()) }, { as, given: IS_THERE }),
    ...denied(
      ROW,
      {
        'read a problem': read(PATH),
        'list problems': list('problems'),
        'delete a problem': remove(PATH),
        'say something else under the same id': create(PATH, { ...valid(), text: 'All is well.' }),
        'change its page': update(PATH, { page: '/', createdAt: serverTimestamp() }),
        'change its time to one of their own': update(PATH, { createdAt: LONG_AGO }),
      },
      { as, given: IS_THERE },
    ),
  ]),
  ...denied(ROW, {
    'a problem with who sent it': create(PATH, { ...valid(), uid: 'ada' }),
    'an id with a point': create('problems/p.1', valid()),
    'an id that is too long': create(`problems/${times(61)}`, valid()),
  }),
  ...fieldCases(ROW, 'a problem', FIELDS, (field, value) => create(PATH, withField(valid(), field, value))),
];
