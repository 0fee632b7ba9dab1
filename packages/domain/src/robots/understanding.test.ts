import fc from 'fast-check';
import { robotArb, robotWordArb, runs, tinyVocabulary } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { days, dollarsPerDay } from '../units.ts';
import { byBestMatch, otherNamesOf } from './best-match.ts';
import { parseCategory } from './category.ts';
import { createCriteriaPredicate } from './evaluate-robot.ts';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { narrowingsOf } from './narrowings.ts';
import { searchTokens, TOKEN_LENGTH_MAX, TOKENS_MAX } from './search-tokens.ts';
import { PLAIN_VOCABULARY } from './vocabulary.ts';
import { createTextMatcher, createTextPredicate } from './text-predicate.ts';

const robot = (name: string, description = '', features: readonly string[] = []): Robot => ({
  ...adaRobot,
  name,
  description,
  features,
});
const finds = (text: string, one: Robot) => createTextPredicate(text, tinyVocabulary)(one);
const criteria = (changes: Partial<SearchCriteria>): SearchCriteria => ({
  text: '',
  category: parseCategory(''),
  price: NO_PRICE_BOUNDS,
  vocabulary: tinyVocabulary,
  ...changes,
});

describe('words are understood (D54)', () => {
  const mower = robot('Grazer', 'A quiet lawn mower.');
  const pool = robot('Otter', 'Pool cleaner for any basin');

  test('with a hyphen that the robot writes without one', () => {
    expect(finds('3-D printed', robot('Weaver, 3D-printed'))).toBe(true);
    expect(finds('3-D printed', robot('Weaver, printed'))).toBe(false);
  });

  test.each([
    ['lawnmower', 'written together'],
    ['lawn-mower', 'with a hyphen'],
    ['mowing', 'another form'],
    ['cut the grass', 'another name, with a filler word'],
    ['something to mow my lawn', 'a sentence'],
    ['cortacésped', 'a Spanish name'],
    ['CORTACESPED', 'a Spanish name without its accent'],
    ['gardening', 'what it is a kind of'],
    ['quiet mowers', 'two parts'],
  ])('%j finds a lawn mower: %s', (text) => {
    expect(finds(text, mower)).toBe(true);
  });

  test('a narrow concept is found by a broad word, and not a broad one by a narrow word', () => {
    expect(finds('cleaner', pool)).toBe(true);
    expect(finds('clean my pool', robot('Sweeper', 'Cleans floors'))).toBe(false);
    expect(finds('lawnmower', robot('Sprinkler', 'For the garden'))).toBe(false);
  });

  test('a compound that no concept knows is found in the name and features by both of its spellings', () => {
    const camera = robot('Eagle', '', ['follow cam']);
    expect(finds('followcam', camera)).toBe(true);
    expect(finds('follow-cam', camera)).toBe(true);
    expect(finds('camfollow', camera)).toBe(false);
  });

  test('no name goes across the end of a sentence or of a feature', () => {
    expect(finds('lawnmower', robot('Shop', 'Cut. Grass seeds.', ['cut', 'grass']))).toBe(false);
  });

  test.each([['No hoover needed'], ['not for weddings, not a drone'], ['drone look'], ['hoover included']])(
    'what %j names is denied, or something else',
    (feature) => {
      const arm = robot('Arm', '', [feature]);
      expect(['roomba', 'quadcopter'].filter((text) => finds(text, arm))).toEqual([]);
    },
  );

  test('a word that no robot and no concept knows finds nothing', () => {
    expect(finds('lawnmower zeppelin', mower)).toBe(false);
    expect(createTextMatcher('lawnmower zeppelin', tinyVocabulary).missing(mower)).toMatchObject([
      { text: 'zeppelin', concept: null },
    ]);
  });

  test('a robot that has a part by another name alone says by which', () => {
    expect(otherNamesOf('lawnmower', tinyVocabulary)(mower)).toEqual([
      { said: 'lawn mower', typed: 'lawnmower' },
    ]);
    expect(otherNamesOf('mower', tinyVocabulary)(mower)).toEqual([]);
    expect(otherNamesOf('quiet', tinyVocabulary)(mower)).toEqual([]);
  });
});

test('the best match has the words in its name, then in a feature, then in its description; own words come first (D54)', () => {
  const inOrder = [
    robot('Mower'),
    robot('Cut grass'),
    robot('A', '', ['a mower']),
    robot('B', '', ['cut grass']),
    robot('C', 'a mower'),
    robot('D', 'cut grass'),
  ];
  const compare = byBestMatch('mower', tinyVocabulary);
  expect([...inOrder].reverse().sort(compare)).toEqual(inOrder);
  expect(byBestMatch('cut grass', tinyVocabulary)(robot('Mower for grass'), robot('Mower'))).toBeLessThan(0);
  expect(compare(robot('Mower'), { ...adaRobot, name: 'Mower', createdAt: adaRobot.createdAt })).toBe(0);
});

const wordArb = fc.oneof(
  robotWordArb,
  fc.constantFrom(
    'mower',
    'mowing',
    'lawn mower',
    'cut grass',
    'hoover',
    'cleaner',
    'pool',
    'garden',
    'the',
    'ov',
  ),
);
const textArb = fc.array(wordArb, { maxLength: 3 }).map((words) => words.join(' '));
const talkingRobotArb = fc
  .tuple(robotArb, textArb, textArb, textArb)
  .map(([one, name, feature, description]): Robot => ({
    ...one,
    name: `${one.name} ${name}`,
    features: [...one.features, feature],
    description: `${description}. ${one.description}`,
  }));

describe('words in another sense stand apart (D870)', () => {
  const apart = (text: string, one: Robot) => {
    const matcher = createTextMatcher(text, tinyVocabulary);
    return [matcher.matches(one), matcher.containsOnly(one)];
  };
  const arm = robot(
    'Arm',
    'It carries boxes. Please, no stairs with load; not for stairways, sin escaleras.',
  );

  test.each([
    ['car', 'a part of another word'],
    ['car boxes', 'a part of another word beside a word'],
    ['rie', 'a part that is no word'],
    ['stairs', 'after "no"'],
    ['stairway', 'after "not for"'],
    ['escaleras', 'after "sin"'],
  ])('%j: %s', (text) => {
    expect(apart(text, arm)).toEqual([false, true]);
  });

  test.each([['boxes'], ['load'], ['no stairs'], ['sin escaleras'], ['carry']])(
    '%j is said as a word',
    (text) => {
      expect(apart(text, robot('Arm', `${arm.description} I carry it.`))).toEqual([true, false]);
    },
  );

  test('what is denied once and said elsewhere is said', () => {
    expect(apart('stairs', robot('Stairs climber', 'No stairs outdoors.'))).toEqual([true, false]);
  });

  test('without a vocabulary parts of words match', () => {
    expect(createTextMatcher('car').matches(arm)).toBe(true);
    expect(createTextMatcher('car').containsOnly(arm)).toBe(false);
  });
});

describe('any words', () => {
  test('find everything that D40 finds, apart or not, and with one more word nothing more', () => {
    fc.assert(
      fc.property(textArb, wordArb, talkingRobotArb, (text, more, one) => {
        const matcher = createTextMatcher(text, tinyVocabulary);
        expect(matcher.matches(one) && matcher.containsOnly(one)).toBe(false);
        if (createTextPredicate(text)(one))
          expect([text, matcher.matches(one) || matcher.containsOnly(one)]).toEqual([text, true]);
        const longer = createTextMatcher(`${text} ${more}`, tinyVocabulary);
        const isOneMorePart = longer.sought.length > matcher.sought.length && matcher.sought.length > 0;
        if (isOneMorePart && longer.matches(one)) expect(matcher.matches(one)).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('find by their tokens all that have no word only within another one', () => {
    fc.assert(
      fc.property(
        textArb,
        fc.record({ min: fc.constantFrom(null, 20, 37, 50), max: fc.constantFrom(null, 20, 55, 2000) }),
        fc.constantFrom(null, 1, 8, 30),
        talkingRobotArb,
        (text, price, length, one) => {
          const asked = criteria({ text, price, days: length === null ? null : days(length) });
          if (!createCriteriaPredicate(asked)(one)) return;
          const tokens = new Set(searchTokens(one, tinyVocabulary));
          const isSaid = (token: string) => tokens.has(token);
          for (const { anyOf, orAllOf } of narrowingsOf(asked))
            expect(anyOf.some(isSaid) || orAllOf?.every(isSaid)).toBe(true);
        },
      ),
      { numRuns: runs(2000) },
    );
  });
});

describe('the tokens of a listing', () => {
  const tokens = (changes: Partial<Robot>) => searchTokens({ ...adaRobot, ...changes }, tinyVocabulary);

  test('have its words, concepts, and the beginnings of its name', () => {
    const said = tokens({
      name: 'Mower 3000',
      description: 'Quiet.',
      features: ['Night light'],
      category: 'Other',
    });
    expect(said).toEqual(
      expect.arrayContaining([
        'w:mower',
        'c:lawn-mowing',
        'c:gardening',
        'n:c:lawn-mowing',
        'w:quiet',
        'b:mow',
        'b:mowe',
      ]),
    );
    expect(said).toEqual(expect.arrayContaining(['w:night', 'w:nightlight', 'w:other']));
    expect(said).not.toContain('b:mower');
    expect(said).not.toContain('n:w:quiet');
  });

  test.each([
    [{ min: null, max: 40 }, 40, true],
    [{ min: null, max: 40 }, 40.5, false],
    [{ min: null, max: 41 }, 50, true],
    [{ min: null, max: 41 }, 50.01, false],
    [{ min: 40, max: null }, 40, true],
    [{ min: 40, max: null }, 39.99, false],
    [{ min: 49, max: null }, 40, true],
  ])('of the price, for %j, are those of a robot for $%d: %s', (price, own, isFound) => {
    const said = tokens({ price: dollarsPerDay(own) });
    expect(
      narrowingsOf(criteria({ price })).every(({ anyOf }) => anyOf.some((token) => said.includes(token))),
    ).toBe(isFound);
  });

  test('are bounded, in number and length', () => {
    const words = Array.from({ length: 1000 }, (_, i) => `word${i}`).join(' ');
    const said = tokens({ description: `${'x'.repeat(99)} ${words}` });
    expect(said).toHaveLength(TOKENS_MAX);
    expect(Math.max(...said.map(({ length }) => length))).toBeLessThanOrEqual(TOKEN_LENGTH_MAX);
  });

  test('are not asked for without a vocabulary', () => {
    expect(narrowingsOf({ ...criteria({ text: 'mower' }), vocabulary: PLAIN_VOCABULARY })).toEqual([]);
  });
});
