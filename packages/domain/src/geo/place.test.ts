import { fc, test } from '@fast-check/vitest';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import { describe, expect } from 'vitest';
import { isSpecificPlace, MIN_SUGGESTION_LENGTH, orderSuggestions, type PlaceSuggestion } from './place.ts';

const suggestion = (description: string, placeId = description): PlaceSuggestion => ({
  placeId,
  description,
  mainText: description,
  secondaryText: '',
});

describe('a place is specific enough (specification §5)', () => {
  test.each([
    'Apex, NC',
    'Apex, NC, USA',
    ',',
    'USA',
    'Texas USA',
    'United States',
    'Carson City',
    'Towns of old',
    'Villages',
    'Kings County',
  ])('%j is', (text) => {
    expect(isSpecificPlace(text)).toBe(true);
  });

  test.each([
    '',
    'Apex',
    'Springfield',
    'usa',
    'united states',
    'carson city',
    'City',
    'Town',
    'XCity',
    'Count',
  ])('%j is not', (text) => {
    expect(isSpecificPlace(text)).toBe(false);
  });

  test('a kind of place counts only in a text of more than 5 characters', () => {
    expect(isSpecificPlace('Towns')).toBe(false);
    expect(isSpecificPlace('Towns!')).toBe(true);
    expect(isSpecificPlace('County')).toBe(true);
  });

  test.each(NAUGHTY_STRINGS)('survives %j', (text) => {
    expect(isSpecificPlace(text)).toBeTypeOf('boolean');
  });
});

describe('suggestions', () => {
  test('are asked for from the third character on', () => {
    expect(MIN_SUGGESTION_LENGTH).toBe(3);
  });

  test('begin with those that begin with what was typed, then the shorter ones (specification §7)', () => {
    const given = ['New Apex, NC', 'Apex Park, Ohio', 'Apex, NC', 'apexville, TX', 'Old Apex'].map((text) =>
      suggestion(text),
    );
    expect(orderSuggestions(' apex ', given).map(({ description }) => description)).toEqual([
      'Apex, NC',
      'apexville, TX',
      'Apex Park, Ohio',
      'Old Apex',
      'New Apex, NC',
    ]);
  });

  const suggestionsArb = fc
    .array(fc.constantFrom('Apex', 'apex', 'Apex, NC', 'Apex, TX', 'New Apex', 'Old Apex', 'Boston', 'İzmir'))
    .map((texts) => texts.map((text, position) => suggestion(text, String(position))));

  test.prop([fc.constantFrom('', 'a', 'APEX', 'New', 'İ', '('), suggestionsArb], { numRuns: runs(2000) })(
    'keep all, in groups: prefix first, shorter first, else as they came',
    (typed, given) => {
      const isPrefix = ({ description }: PlaceSuggestion) =>
        description.toLowerCase().indexOf(typed.toLowerCase()) === 0;
      const expected: PlaceSuggestion[] = [];
      for (const group of [given.filter(isPrefix), given.filter((one) => !isPrefix(one))]) {
        for (let length = 0; length < 20; length += 1) {
          expected.push(...group.filter(({ description }) => description.length === length));
        }
      }
      expect(orderSuggestions(typed, given)).toEqual(expected);
    },
  );
});
