import fc from 'fast-check';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import {
  isEnoughForSuggestions,
  isSpecificPlace,
  MIN_SUGGESTION_LENGTH,
  orderSuggestions,
  type PlaceSuggestion,
} from './place.ts';

const suggestion = (description: string, placeId = description): PlaceSuggestion => ({
  placeId,
  description,
  mainText: description,
  secondaryText: '',
});

describe('isSpecificPlace (D111)', () => {
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
  ])('accepts %j', (text) => {
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
  ])('rejects %j', (text) => {
    expect(isSpecificPlace(text)).toBe(false);
  });

  test('accepts a kind of place only in a text of more than 5 characters', () => {
    expect(isSpecificPlace('Towns')).toBe(false);
    expect(isSpecificPlace('Towns!')).toBe(true);
    expect(isSpecificPlace('County')).toBe(true);
  });

  test.each(NAUGHTY_STRINGS)('handles the hostile text %j without throwing', (text) => {
    expect(isSpecificPlace(text)).toBeTypeOf('boolean');
  });
});

describe('suggestions', () => {
  test('are fetched from the third character on', () => {
    expect(MIN_SUGGESTION_LENGTH).toBe(3);
  });

  test.each(['Ape', 'La ', 'La\u00A0', '  Ape', '🤖🤖🤖', '東京都'])('are fetched for %j', (typed) => {
    expect(isEnoughForSuggestions(typed)).toBe(true);
  });

  test.each(['', 'Ap', '   ', ' La', 'L  ', 'A\u0301\u0301', '🤖🤖', 'La\u200B', '한'.normalize('NFD')])(
    'are not fetched for %j',
    (typed) => {
      expect(isEnoughForSuggestions(typed)).toBe(false);
    },
  );

  test.each([
    ['la ', ['La Crosse, WI', 'Lakewood, CO', 'Old La Mesa']],
    ['LA\u00A0', ['La Crosse, WI', 'Lakewood, CO', 'Old La Mesa']],
    ['san jose', ['San José, CA', 'West San Jose']],
    ['ｓan jose\u0301', ['San José, CA', 'West San Jose']],
  ])('for %j start with the descriptions that begin with it as people read it', (typed, expected) => {
    const ordered = orderSuggestions(
      typed,
      [...expected].reverse().map((text) => suggestion(text)),
    );
    expect(ordered.map(({ description }) => description)[0]).toBe(expected[0]);
  });

  test('start with those that begin with the typed text, then the shorter ones (D111)', () => {
    const given = ['New Apex, NC', 'Apex Park, Ohio', 'Apex, NC', 'apexville, TX', 'Old Apex'].map((text) =>
      suggestion(text),
    );
    expect(orderSuggestions(' apex ', given).map(({ description }) => description)).toEqual([
      'Apex, NC',
      'Apex Park, Ohio',
      'Old Apex',
      'New Apex, NC',
      'apexville, TX',
    ]);
    expect(orderSuggestions(' apex', given).map(({ description }) => description)[1]).toBe('apexville, TX');
  });

  const suggestionsArb = fc
    .array(fc.constantFrom('Apex', 'apex', 'Apex, NC', 'Apex, TX', 'New Apex', 'Old Apex', 'Boston', 'İzmir'))
    .map((texts) => texts.map((text, position) => suggestion(text, String(position))));

  test('are all kept and grouped: prefix matches first, shorter first, else in their original order', () => {
    fc.assert(
      fc.property(fc.constantFrom('', 'a', 'APEX', 'New', 'İ', '('), suggestionsArb, (typed, given) => {
        const isPrefix = ({ description }: PlaceSuggestion) =>
          description.toLowerCase().indexOf(typed.toLowerCase()) === 0;
        const expected: PlaceSuggestion[] = [];
        for (const group of [given.filter(isPrefix), given.filter((one) => !isPrefix(one))]) {
          for (let length = 0; length < 20; length += 1) {
            expected.push(...group.filter(({ description }) => description.length === length));
          }
        }
        expect(orderSuggestions(typed, given)).toEqual(expected);
      }),
      { numRuns: runs(2000) },
    );
  });
});
