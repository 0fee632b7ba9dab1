import { tinyVocabulary } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import { readSentence, understoodOf } from './read-sentence.ts';

const nothing = { price: NO_PRICE_BOUNDS, location: '' };
const upTo = (max: number) => ({ min: null, max });

describe('a price and a place in the words (D54)', () => {
  test.each([
    ['drone for a wedding under $80', { text: 'drone for a wedding', price: upTo(80), location: null }],
    ['mower for the weekend near Boston', { text: 'mower for the weekend', price: null, location: 'Boston' }],
    ['mower near Boston under $50', { text: 'mower', price: upTo(50), location: 'Boston' }],
    ['drone 27502', { text: 'drone', price: null, location: '27502' }],
    [
      'dron para bodas por menos de 80 dólares cerca de Miami',
      { text: 'dron para bodas', price: upTo(80), location: 'Miami' },
    ],
    ['aspiradora en Austin', { text: 'aspiradora', price: null, location: 'Austin' }],
    ['aspiradora cerca de mí', { text: 'aspiradora', price: null, location: null }],
    ['mower near me', { text: 'mower', price: null, location: null }],
    ['a small drone', { text: 'a small drone', price: null, location: null }],
  ])('%j', (text, sentence) => {
    expect(readSentence(text, nothing)).toEqual(sentence);
  });

  test('are not read where they were given otherwise', () => {
    expect(readSentence('drone under $80 near Boston', { price: upTo(20), location: 'Apex' })).toEqual({
      text: 'drone under $80 near Boston',
      price: null,
      location: null,
    });
  });
});

describe('what was understood', () => {
  const understood = (typed: string, place: string | null = null) =>
    understoodOf(typed, readSentence(typed, nothing), place, tinyVocabulary);

  test('is each thing, and the query without it', () => {
    expect(understood('quiet mower under $50 near Boston', 'Boston, MA')).toEqual([
      { kind: 'words', text: 'quiet', concept: null, rest: 'mower under $50 near Boston' },
      { kind: 'words', text: 'mower', concept: 'lawn mowing', rest: 'quiet under $50 near Boston' },
      { kind: 'price', price: upTo(50), rest: 'quiet mower near Boston' },
      { kind: 'place', label: 'Boston, MA', rest: 'quiet mower under $50' },
    ]);
  });

  test('leaves no filler words alone', () => {
    expect(understood('something to clean my pool')).toEqual([
      { kind: 'words', text: 'clean pool', concept: 'pool cleaning', rest: '' },
    ]);
  });

  test('is not said of a single word that is taken as it is', () => {
    expect(understood('rover')).toEqual([]);
    expect(understood('')).toEqual([]);
  });
});
