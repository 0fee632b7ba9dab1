import { Timestamp } from '@google-cloud/firestore';
import { placeKey } from '@roborrow/adapter-firebase';
import { days, dollarsPerDay, searchTokens } from '@roborrow/domain';
import { tinyVocabulary } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { REMOVED, type Fields, type Stored } from '../database.ts';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { mendTimes } from './mend-times.ts';
import type { Migration } from './migration.ts';
import { planListing, planTokens } from './plan-listing.ts';
import { planUser, type Surroundings } from './plan-user.ts';
import { messages } from './steps/0003-messages.ts';
import { calendars } from './steps/0004-calendars.ts';

const at = (text: string) => Timestamp.fromDate(new Date(text));
const CREATED = at('2021-01-01T00:00:00Z');
const READ = at('2021-02-02T00:00:00Z');
const document = (path: string, fields: Fields): Stored => ({
  path,
  fields: { createdAt: at('2020-01-01T00:00:00Z'), ...fields },
  createTime: CREATED,
  updateTime: READ,
});
const change = (path: string, fields: Fields) => ({ kind: 'change', path, fields, readAt: READ });
const NOTHING = { writes: [], problems: [] };
const planBy = (migration: Migration, documents = {}) =>
  migration.forwards({ ...memoryDatabase(documents), vocabulary: tinyVocabulary }).plan;

describe('a user of an older version', () => {
  const user = (fields: Fields) => document('users/ada', fields);
  const alone: Surroundings = { hasContact: false, reservedBy: () => null };

  test('gets a private part, a clean public one and a reservation, in one commit', () => {
    const fields = { email: 'ada@x.org', latitude: 35.7, longitude: -78 };
    expect(planUser(user({ ...fields, username: 'Ada_P' }), alone)).toEqual({
      problems: [],
      writes: [
        { kind: 'create', path: 'users/ada/private/contact', fields },
        change('users/ada', { email: REMOVED, latitude: REMOVED, longitude: REMOVED, username: 'ada_p' }),
        { kind: 'create', path: 'usernames/ada_p', fields: { uid: 'ada' } },
      ],
    });
  });

  test('without a place gets a private part without one', () => {
    const [contact] = planUser(user({ email: 'ada@x.org', latitude: null }), alone).writes;
    expect(contact).toMatchObject({ fields: { email: 'ada@x.org' } });
    expect(contact).not.toHaveProperty('fields.latitude');
  });

  test('with a private part keeps it, and only loses the private fields in the public one', () => {
    const { writes } = planUser(user({ email: 'ada@x.org' }), { ...alone, hasContact: true });
    expect(writes).toEqual([change('users/ada', { email: REMOVED })]);
  });

  test.each([null, 7])('with %s as username gets none', (username) => {
    expect(planUser(user({ username }), alone)).toEqual({
      problems: [],
      writes: [change('users/ada', { username: '' })],
    });
  });

  test.each([
    ['another user has reserved', 'ada_p', 'its username "ada_p" is reserved by omar'],
    ['is none', 'ada-p', 'its username "ada-p" is none any more (invalid-characters)'],
  ])('whose name %s keeps it, is reported, and loses the private fields nevertheless', (_, name, problem) => {
    const planned = planUser(user({ username: name, email: 'ada@x.org', latitude: 1 }), {
      ...alone,
      reservedBy: () => 'omar',
    });
    expect(planned).toEqual({
      problems: [problem],
      writes: [
        { kind: 'create', path: 'users/ada/private/contact', fields: { email: 'ada@x.org' } },
        change('users/ada', { email: REMOVED, latitude: REMOVED }),
      ],
    });
  });

  test('needs no change if it is of this version', () => {
    expect(planUser(user({ username: 'ada_p' }), { hasContact: true, reservedBy: () => 'ada' })).toEqual(
      NOTHING,
    );
    expect(planUser(user({ username: '' }), alone)).toEqual(NOTHING);
    expect(planUser(user({}), alone)).toEqual(NOTHING);
  });
});

describe('a robot of an older version', () => {
  /** What a robot is found by that says nothing but its category and its price. */
  const tokensOf = (said: object = {}) =>
    searchTokens(
      {
        name: '',
        description: '',
        category: 'Service',
        features: [],
        location: '',
        price: dollarsPerDay(20),
        minRental: null,
        maxRental: null,
        ...said,
      },
      tinyVocabulary,
    );
  const rover = (fields: Fields) =>
    document('robots/rover', { category: 'Service', price: 20, tokens: tokensOf(), ...fields });
  const changed = (fields: Fields) => [change('robots/rover', fields)];

  test('gets its category in Title Case', () => {
    expect(planListing(rover({ category: 'service' })).writes).toEqual(changed({ category: 'Service' }));
  });

  test('gets the tokens of what it says, in place of missing or other ones', () => {
    const says = {
      name: 'Lawn mower',
      description: 'Quiet.',
      features: ['mulching'],
      location: 'Apex, NC, USA',
      minRental: 2,
    };
    const tokens = tokensOf({ ...says, minRental: days(2) });
    for (const stored of [null, tokensOf()])
      expect(planTokens(rover({ ...says, tokens: stored }), tinyVocabulary).writes).toEqual(
        changed({ tokens }),
      );
    expect(planTokens(rover({ ...says, tokens }), tinyVocabulary).writes).toEqual([]);
  });

  test('gets the key of its place, in place of a missing or a wrong one', () => {
    const placed = { latitude: 35.7, longitude: -78 };
    const key = placeKey({ latitude: 35.7, longitude: -78 });
    for (const stored of [{}, { placeKey: '0,1,2' }])
      expect(planListing(rover({ ...placed, ...stored })).writes).toEqual(changed({ placeKey: key }));
    expect(planListing(rover({ ...placed, placeKey: key })).writes).toEqual([]);
  });

  test('gets the days that were marked beside it, in the place of the marks (D690)', async () => {
    const marks: Readonly<Record<string, Fields>> = {
      'robots/rover/taken/a': { first: '2028-02-26', last: '2028-03-01' },
      'robots/rover/taken/b': { first: '2028-03-01', last: '2028-03-02' },
      'robots/rover/taken/broken': { first: 'soon' },
      'robots/rover/taken/c': { first: '2028-02-20', last: '2028-02-21' },
    };
    const { writes } = await planBy(calendars, marks)(rover({ taken: ['01 2028-02-01 2028-02-02 z'] }));
    expect(writes).toEqual([
      ...Object.keys(marks).map((path) => expect.objectContaining({ kind: 'remove', path }) as unknown),
      ...changed({
        taken: [
          '01 2028-02-01 2028-02-02 z',
          '01 2028-02-20 2028-02-21 c',
          '01 2028-02-26 2028-03-01 a',
          '02 2028-03-01 2028-03-02 b',
        ],
      }),
    ]);
  });

  test.each([
    ['a category that is none to list under', { category: 'Humanoid' }, /category "Humanoid"/],
    ['no category', { category: null }, /category ""/],
    ['a price in words', { price: 'ten' }, /price is no number/],
  ])('with %s is reported', (_, fields, problem) => {
    const { writes, problems } = planListing(rover(fields));
    expect(writes).toEqual([]);
    expect(planTokens(rover(fields), tinyVocabulary)).toEqual(NOTHING);
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });

  test('needs no change if it is of this version', async () => {
    const robot = rover({ updatedAt: READ });
    expect(planListing(robot)).toEqual(NOTHING);
    expect(planTokens(robot, tinyVocabulary)).toEqual(NOTHING);
    expect(await planBy(calendars)(robot)).toEqual(NOTHING);
  });
});

test('a message loses its receiver’s address, once', async () => {
  const message = async (fields: Fields) => planBy(messages)(document('messages/one', fields));
  expect(await message({ receiverEmail: '' })).toEqual(NOTHING);
  expect(await message({})).toEqual(NOTHING);
  expect((await message({ receiverEmail: 'omar@x.org' })).writes).toEqual([
    change('messages/one', { receiverEmail: '' }),
  ]);
});

describe('a time that is not a timestamp', () => {
  test.each([
    ['ISO text', '2017-07-14T02:40:00Z', at('2017-07-14T02:40:00Z')],
    ['milliseconds', 1_500_000_000_000, at('2017-07-14T02:40:00Z')],
    ['parts of them', 1_500_000_000_000.5, at('2017-07-14T02:40:00Z')],
    ['other text', 'last summer', CREATED],
    ['a year that Firestore has not', 253_402_300_800_000, CREATED],
    ['no number', NaN, CREATED],
    ['null', null, CREATED],
    ['a truth', true, CREATED],
    ['a map', {}, CREATED],
  ])('is converted: %s', (_, value, time) => {
    expect(mendTimes(document('robots/rover', { createdAt: value, updatedAt: value }))).toEqual({
      createdAt: time,
      updatedAt: time,
    });
  });

  test('is added where there is none to list by', () => {
    expect(mendTimes({ ...document('users/ada', {}), fields: {} })).toEqual({ createdAt: CREATED });
  });
});
