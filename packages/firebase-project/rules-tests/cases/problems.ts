import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { allowed, denied, type Case } from '../case.ts';
import { AN_HOUR_AGO, LONG_AGO, type Data } from '../documents.ts';
import { fieldCases, MISSING, oneOf, stamp, times, title, withField, type Fields } from '../fields.ts';
import type { Documents } from '../world.ts';
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

const COUNT = 'problemCounts/today';
const LIMITS: Documents = { 'settings/limits': { problems: 2 } };
const told = (count: number, changes: Data = {}): Data => ({
  since: AN_HOUR_AGO,
  count,
  last: 'p-0',
  ...changes,
});
/** One commit with a problem and its count. */
const telling =
  (count: Data, id = 'p-1'): Case['attempt'] =>
  (database) => {
    const batch = writeBatch(database);
    batch.set(doc(database, COUNT), { ...count, last: id });
    batch.set(doc(database, `problems/${id}`), valid());
    return batch.commit();
  };
const anew = (count: number): Data => told(count, { since: serverTimestamp() });

/** How many problems people tell of in a day (D831). */
const counted: readonly Case[] = (['anonymous', 'self'] as const).flatMap((as) => {
  const most = as === 'self' ? 4 : 2;
  return [
    ...allowed(
      'D831',
      { 'tell of a first problem': telling(anew(1)) },
      { as, given: { ...LIMITS, [COUNT]: null } },
    ),
    ...allowed(
      'D831',
      { 'tell of the last problem of a day': telling(told(most)), 'read the count': read(COUNT) },
      { as, given: { ...LIMITS, [COUNT]: told(most - 1) } },
    ),
    ...allowed(
      'D831',
      { 'tell of the first problem of another day': telling(anew(1)) },
      { as, given: { ...LIMITS, [COUNT]: told(most, { since: LONG_AGO }) } },
    ),
    ...allowed(
      'D831',
      { 'tell of the same problem again, which is not counted': create(PATH, valid()) },
      { as, given: { ...LIMITS, ...IS_THERE, [COUNT]: told(most) } },
    ),
    ...allowed(
      'D831',
      { 'tell of many, without a table': telling(told(1000)) },
      { as, given: { [COUNT]: told(999) } },
    ),
    ...allowed(
      'D831',
      { 'tell of as many as today, by a table that knows no problems': telling(told(100 * most)) },
      { as, given: { 'settings/limits': {}, [COUNT]: told(100 * most - 1) } },
    ),
    ...denied(
      'D831',
      { 'tell of more than today, by a table that knows no problems': telling(told(100 * most + 1)) },
      { as, given: { 'settings/limits': {}, [COUNT]: told(100 * most) } },
    ),
    ...denied(
      'D831',
      {
        'tell of one more': telling(told(most + 1)),
        'tell of one that is not counted': create(PATH, valid()),
        'begin another day too early': telling(anew(1)),
        'remove the count': remove(COUNT),
      },
      { as, given: { ...LIMITS, [COUNT]: told(most) } },
    ),
    ...denied(
      'D831',
      {
        'count one that nobody tells of': create(COUNT, told(1, { last: 'p-2' })),
        'count without an id': create(COUNT, { since: AN_HOUR_AGO, count: 1 }),
        'count two': telling(told(2)),
        'count none': telling(told(0)),
        'count from an earlier beginning': telling(told(1, { since: LONG_AGO })),
        'count from a later beginning': telling(anew(1)),
        'count with something extra': telling(told(1, { more: 1 })),
        'list counts': list('problemCounts'),
      },
      { as, given: { ...LIMITS, [COUNT]: told(0) } },
    ),
    ...denied(
      'D831',
      { 'count one twice': create(COUNT, told(1, { last: 'p-1' })) },
      { as, given: { ...LIMITS, ...IS_THERE, [COUNT]: told(0) } },
    ),
  ];
});

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
  ...counted,
  ...fieldCases(ROW, 'a problem', FIELDS, (field, value) => create(PATH, withField(valid(), field, value))),
];
