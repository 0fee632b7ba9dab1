import { tinyVocabulary } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import { inMiles } from '../geo/display-distance.ts';
import { kilometres, miles } from '../units.ts';
import { placesAtEnd, readSentence, understoodOf } from './read-sentence.ts';

const nothing = { price: NO_PRICE_BOUNDS, location: '' };
const upTo = (max: number) => ({ min: null, max });

describe('a price and a place in the words (D54)', () => {
  test.each([
    [
      'drone for a wedding under $80',
      { text: 'drone for a wedding', price: upTo(80), radius: null, location: null },
    ],
    [
      'mower for the weekend near Boston',
      { text: 'mower for the weekend', price: null, radius: null, location: 'Boston' },
    ],
    ['mower near Boston under $50', { text: 'mower', price: upTo(50), radius: null, location: 'Boston' }],
    ['drone 27502', { text: 'drone', price: null, radius: null, location: '27502' }],
    [
      'dron para bodas por menos de 80 dólares cerca de Miami',
      { text: 'dron para bodas', price: upTo(80), radius: null, location: 'Miami' },
    ],
    ['aspiradora en Austin', { text: 'aspiradora', price: null, radius: null, location: 'Austin' }],
    ['aspiradora cerca de mí', { text: 'aspiradora', price: null, radius: null, location: null }],
    ['mower near me', { text: 'mower', price: null, radius: null, location: null }],
    ['drone near Austin on Saturday', { text: 'drone', price: null, radius: null, location: 'Austin' }],
    ['hexapod for 3 days in Apex', { text: 'hexapod', price: null, radius: null, location: 'Apex' }],
    ['dron dos semanas en Austin mañana', { text: 'dron', price: null, radius: null, location: 'Austin' }],
    ['help my mum at home', { text: 'help my mum at home', price: null, radius: null, location: null }],
    ['drone at the beach', { text: 'drone', price: null, radius: null, location: 'the beach' }],
    ['a small drone', { text: 'a small drone', price: null, radius: null, location: null }],
  ])('%j', (text, sentence) => {
    expect(readSentence(text, nothing)).toEqual(sentence);
  });

  test('are not read where they were given otherwise', () => {
    expect(readSentence('drone under $80 near Boston', { price: upTo(20), location: 'Apex' })).toEqual({
      text: 'drone under $80 near Boston',
      price: null,
      radius: null,
      location: null,
    });
  });
});

describe('a radius in the words (D851)', () => {
  const km = (value: number) => inMiles(kilometres(value));

  test.each([
    ['drone within 20 km of Boston', 'drone', km(20), 'Boston'],
    ['drone within 5 miles of Boston under $50', 'drone', miles(5), 'Boston'],
    ['mower within 10 mi', 'mower', miles(10), null],
    ['mower less than 7.5 miles from Apex', 'mower', miles(7.5), 'Apex'],
    ['mower within 400 km of Apex', 'mower', miles(100), 'Apex'],
    ['dron a menos de 20 km de Miami', 'dron', km(20), 'Miami'],
    ['dron por menos de 80 dólares a menos de 10 millas de Miami', 'dron', miles(10), 'Miami'],
    ['aspiradora en un radio de 7,5 kilómetros', 'aspiradora', km(7.5), null],
    ['aspiradora a menos de 20 km de aquí', 'aspiradora', km(20), null],
    ['drone that flies up to 20 miles', 'drone that flies up to 20 miles', null, null],
    ['mower 7 km from Apex', 'mower', km(7), 'Apex'],
    ['dron a 7 km de Miami', 'dron', km(7), 'Miami'],
    ['arm that reaches 2 miles', 'arm that reaches 2 miles', null, null],
    ['arm within 3 kg', 'arm within 3 kg', null, null],
  ])('%s', (typed, text, radius, location) => {
    expect(readSentence(typed, nothing)).toMatchObject({ text, radius, location });
  });
});

describe('what was understood', () => {
  const understood = (typed: string, place: string | null = null) =>
    understoodOf(typed, readSentence(typed, nothing), place, tinyVocabulary);

  test('is each thing, and the query without it', () => {
    expect(understood('quiet mower under $50 near Boston', 'Boston, MA')).toEqual([
      { kind: 'words', text: 'quiet', concept: null, rest: 'mower under $50 near Boston' },
      {
        kind: 'words',
        text: 'mower',
        concept: { name: 'lawn mowing', names: {} },
        rest: 'quiet under $50 near Boston',
      },
      { kind: 'price', price: upTo(50), rest: 'quiet mower near Boston' },
      { kind: 'place', label: 'Boston, MA', rest: 'quiet mower under $50' },
    ]);
  });

  test('is a radius apart from the place from which it is measured (D851)', () => {
    expect(understood('mower within 10 miles of Boston', 'Boston, MA')).toEqual([
      {
        kind: 'words',
        text: 'mower',
        concept: { name: 'lawn mowing', names: {} },
        rest: 'within 10 miles of Boston',
      },
      { kind: 'radius', radius: 10, unit: 'miles', rest: 'mower near Boston' },
      { kind: 'place', label: 'Boston, MA', rest: 'mower' },
    ]);
  });

  test('leaves no filler words alone', () => {
    expect(understood('something to clean my pool')).toEqual([
      { kind: 'words', text: 'clean pool', concept: { name: 'pool cleaning', names: {} }, rest: '' },
    ]);
  });

  test('is a price or a place alone', () => {
    expect(understood('$50')).toEqual([{ kind: 'price', price: upTo(50), rest: '' }]);
    expect(understood('02139', 'Cambridge, MA 02139')).toEqual([
      { kind: 'place', label: 'Cambridge, MA 02139', rest: '' },
    ]);
  });

  test('is not said of a single word that is taken as it is', () => {
    expect(understood('rover')).toEqual([]);
    expect(understood('')).toEqual([]);
  });
});

test('Los Angeles is no place where "la" is the article (D54)', () => {
  const places = (text: string) => placesAtEnd(text, tinyVocabulary).filter(({ isPlace }) => isPlace);
  expect(places('mower por la noche')).toEqual([]);
  expect(places('mower LA on Saturday')).not.toEqual([]);
});
