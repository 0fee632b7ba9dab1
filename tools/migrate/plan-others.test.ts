import { placeKey } from '@roborrow/adapter-firebase';
import { days, dollarsPerDay, searchTokens } from '@roborrow/domain';
import { tinyVocabulary } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import type { RestDocument, RestValue } from './document.ts';
import { mendTimes } from './mend-times.ts';
import { planMessage, planRobot as planWith } from './plan-others.ts';

const text = (stringValue: string): RestValue => ({ stringValue });
const at = (timestampValue: string): RestValue => ({ timestampValue });
const document = (fields: Readonly<Record<string, RestValue>>): RestDocument => ({
  name: 'projects/p/databases/(default)/documents/robots/rover',
  fields: { createdAt: at('2020-01-01T00:00:00Z'), ...fields },
  createTime: '2021-01-01T00:00:00Z',
  updateTime: 'T1',
});
const planRobot = (robot: RestDocument) => planWith(robot, tinyVocabulary);
/** What a robot is found by that says nothing but its category and its price. */
const tokensOf = (said: object = {}): RestValue => ({
  arrayValue: {
    values: searchTokens(
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
    ).map(text),
  },
});
const rover = (fields: Readonly<Record<string, RestValue>>) =>
  document({ category: text('Service'), price: { integerValue: '20' }, tokens: tokensOf(), ...fields });

describe('a robot of an older version', () => {
  test('gets its category in Title Case, and is written only if it did not change meanwhile', () => {
    expect(planRobot(rover({ category: text('service') }))).toEqual({
      problems: [],
      writes: [
        {
          update: { name: rover({}).name, fields: { category: text('Service') } },
          updateMask: { fieldPaths: ['category'] },
          currentDocument: { updateTime: 'T1' },
        },
      ],
    });
  });

  test('gets the tokens of what it says, in place of missing or other ones', () => {
    const says = {
      name: text('Lawn mower'),
      description: text('Quiet.'),
      features: { arrayValue: { values: [text('mulching')] } },
      location: text('Apex, NC, USA'),
      minRental: { integerValue: '2' },
    };
    const tokens = tokensOf({
      name: 'Lawn mower',
      description: 'Quiet.',
      features: ['mulching'],
      location: 'Apex, NC, USA',
      minRental: days(2),
    });
    for (const stored of [{ nullValue: null }, tokensOf()]) {
      const [write] = planRobot(rover({ ...says, tokens: stored })).writes;
      expect(write?.update.fields).toEqual({ tokens });
    }
    expect(planRobot(rover({ ...says, tokens })).writes).toEqual([]);
  });

  test('gets the key of its place, in place of a missing or a wrong one', () => {
    const placed = { latitude: { doubleValue: 35.7 }, longitude: { integerValue: '-78' } };
    const key = text(placeKey({ latitude: 35.7, longitude: -78 }));
    for (const stored of [{}, { placeKey: text('0,1,2') }]) {
      const [write] = planRobot(rover({ ...placed, ...stored })).writes;
      expect(write?.update.fields).toEqual({ placeKey: key });
    }
    expect(planRobot(rover({ ...placed, placeKey: key })).writes).toEqual([]);
  });

  test.each([
    ['a category that is none to list under', { category: text('Humanoid') }, /category "Humanoid"/],
    ['no category', { category: { nullValue: null } }, /category ""/],
    ['a price in words', { price: text('ten') }, /price is no number/],
  ])('with %s is reported', (_, fields, problem) => {
    const { writes, problems } = planRobot(rover(fields));
    expect(writes).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });

  test('of this version needs no change', () => {
    expect(planRobot(rover({ updatedAt: at('2020-01-02T00:00:00Z') }))).toEqual({ writes: [], problems: [] });
  });
});

describe('a message', () => {
  test('loses its receiver’s address, once', () => {
    expect(planMessage(document({ receiverEmail: text('') })).writes).toEqual([]);
    expect(planMessage(document({})).writes).toEqual([]);
    const [write] = planMessage(document({ receiverEmail: text('omar@x.org') })).writes;
    expect(write?.update.fields).toEqual({ receiverEmail: text('') });
  });

  test("without a time gets the document's creation time", () => {
    const [write] = planMessage({ ...document({}), fields: {} }).writes;
    expect(write?.update.fields).toEqual({ createdAt: at('2021-01-01T00:00:00Z') });
  });
});

describe('a time that is not a timestamp', () => {
  test.each([
    ['ISO text', text('2017-07-14T02:40:00Z'), '2017-07-14T02:40:00.000Z'],
    ['milliseconds', { integerValue: '1500000000000' }, '2017-07-14T02:40:00.000Z'],
    ['parts of them', { doubleValue: 1_500_000_000_000.5 }, '2017-07-14T02:40:00.000Z'],
    ['other text', text('last summer'), '2021-01-01T00:00:00Z'],
    ['a year that Firestore has not', { integerValue: '253402300800000' }, '2021-01-01T00:00:00Z'],
    ['no number', { doubleValue: 'NaN' }, '2021-01-01T00:00:00Z'],
    ['null', { nullValue: null }, '2021-01-01T00:00:00Z'],
    ['a map', { mapValue: {} }, '2021-01-01T00:00:00Z'],
  ])('is converted: %s', (_, value, expected) => {
    expect(mendTimes(document({ createdAt: value, updatedAt: value }))).toEqual({
      createdAt: at(expected),
      updatedAt: at(expected),
    });
  });
});
