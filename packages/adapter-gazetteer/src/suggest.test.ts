import { isEnoughForSuggestions, orderSuggestions } from '@roborrow/domain';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { places, usPlaces } from '../testing/opened.ts';
import { createPlaceIndex } from './place-index.ts';
import { normalise, readingsOf } from './place-words.ts';
import { atOnce } from './sliced.ts';
import { suggest } from './suggest.ts';
import { describePlace, type UsPlace } from './us-place.ts';

const suggested = (typed: string): readonly string[] =>
  usPlaces.suggest(typed).map(({ description }) => description);

/** Every way to write a place in full, computed without an index, for the comparison. */
const writtenOut = ({ name, county, state }: UsPlace): readonly string[] => {
  const regions = [state.code.toLowerCase(), normalise(state.name)];
  const counties = county === null ? [''] : ['', `${normalise(county)} `];
  const countries = ['usa', 'united states of america'];
  return countries.flatMap((country) => [
    `${normalise(name)} ${country}`,
    ...counties.flatMap((county_) =>
      regions.map((region) => `${normalise(name)} ${county_}${region} ${country}`),
    ),
  ]);
};
const shown = (place: UsPlace): string =>
  [
    normalise(place.name),
    ...(place.county === null ? [] : [normalise(place.county)]),
    place.state.code.toLowerCase(),
    'usa',
  ].join(' ');

/** Every text ends with a blank, so that its last word can be found whole. */
const oracleFacts = places.map((place) => ({
  place,
  name: `${normalise(place.name)} `,
  written: writtenOut(place).map((text) => `${text} `),
  shown: `${shown(place)} `,
  description: describePlace(place).description,
}));

/** A reading in the forms that each place is compared with: written once, not once a place. */
const formsOf = (reading: string) => ({
  reading,
  initial: reading.charAt(0),
  name: `${reading.trimEnd()} `,
  within: ` ${reading}`,
});

const rankOf = (
  fact: (typeof oracleFacts)[number],
  readings: readonly ReturnType<typeof formsOf>[],
): number => {
  const begins = (text: string): boolean => readings.some(({ reading }) => text.startsWith(reading));
  const initial = fact.name.charAt(0);
  // Everything that is written in full begins with the name, so most places need no closer look.
  if (readings.some((reading) => reading.initial === initial)) {
    const isWholeName = readings.some(
      ({ reading, name }) => fact.name === name || reading.startsWith(fact.name),
    );
    if (isWholeName && fact.written.some(begins)) return 0;
    if (begins(fact.name)) return 1;
  }
  return readings.some(({ within }) => fact.shown.includes(within)) ? 2 : 3;
};

/** The expected result: rank every place and take the eight best. */
const oracle = (typed: string): readonly string[] => {
  const readings = readingsOf(typed).filter((reading) => reading !== '');
  if (!isEnoughForSuggestions(typed) || readings.length === 0) return [];
  const forms = readings.map(formsOf);
  const ranked: { fact: (typeof oracleFacts)[number]; position: number; rank: number }[] = [];
  // A loop, because `flatMap` would make a list for each of 16,600 places.
  for (const [position, fact] of oracleFacts.entries()) {
    const rank = rankOf(fact, forms);
    if (rank < 3) ranked.push({ fact, position, rank });
  }
  if (ranked.length === 0 && typed !== typed.trimEnd()) return oracle(typed.trimEnd());
  const best = ranked
    .sort(
      (a, b) =>
        a.rank - b.rank || b.fact.place.population - a.fact.place.population || a.position - b.position,
    )
    .slice(0, 8)
    .sort(
      (a, b) =>
        b.fact.place.population - a.fact.place.population || a.rank - b.rank || a.position - b.position,
    )
    .map(({ fact }) => describePlace(fact.place));
  return orderSuggestions(typed, best).map(({ description }) => description);
};

/** Typical input: some letters of a place, with or without its state, with correct or sloppy spacing. */
const typedArb = fc
  .tuple(fc.constantFrom(...oracleFacts), fc.nat(), fc.nat({ max: 3 }))
  .map(([{ place, written, description }, length, style]) => {
    const whole = [description, written[2] ?? '', place.name, description.toUpperCase()][style] ?? '';
    return whole.slice(0, 3 + (length % Math.max(1, whole.length - 2)));
  });

describe('suggesting places', () => {
  it.each(['', 'a', 'ap', ' ap', '  a'])('suggests nothing for %j: too short', (typed) => {
    expect(suggested(typed)).toEqual([]);
  });

  it.each([
    ['ape', 'Apex, NC, USA'],
    ['apex, nc', 'Apex, NC, USA'],
    ['APEX NC', 'Apex, NC, USA'],
    ['st louis', 'St. Louis, MO, USA'],
    ['saint louis', 'St. Louis, MO, USA'],
    ['port st', 'Port Saint Lucie, FL, USA'],
    ['canon', 'Cañon City, CO, USA'],
    ['springfield, ill', 'Springfield, IL, USA'],
    ['helena, mt, usa', 'Helena, MT, USA'],
    ['vegas', 'Las Vegas, NV, USA'],
    ['new york', 'New York, NY, USA'],
    ['new york city', 'New York City, NY, USA'],
    ['washington d.c', 'Washington, DC, USA'],
    ['newyork', 'New York, NY, USA'],
    ['Apex,NC,USA ', 'Apex, NC, USA'],
    ['Apex, Wake County, NC', 'Apex, NC, USA'],
    ['Eden Erie County', 'Eden, Erie County, NY, USA'],
    ['Eden, Erie County, United States', 'Eden, Erie County, NY, USA'],
    ['St.Lou', 'St. Louis, MO, USA'],
  ])('suggests for %j the place %s', (typed, description) => {
    expect(suggested(typed)).toContain(description);
  });

  it('suggests the large Springfields from three letters on', () => {
    expect(suggested('spr')).toEqual(
      expect.arrayContaining(['Springfield, MA, USA', 'Springfield, MO, USA', 'Springfield, IL, USA']),
    );
  });

  it('suggests a place of exactly that name before larger ones with longer names', () => {
    expect(suggested('spring')).toContain('Spring, TX, USA');
  });

  it.each([
    ['La ', /^La /],
    ['la ', /^La /],
    ['\u00a0La\u3000', /^La /],
    ['El ', /^El /],
    ['New ', /^New /],
    ['St. ', /^(St\.|Saint) /],
  ])('suggests for %j places whose first word is exactly that', (typed, front) => {
    expect(suggested(typed)).toHaveLength(8);
    for (const description of suggested(typed)) expect(description).toMatch(front);
  });

  it('suggests Raleigh for "Ralei ", although no word ends there', () => {
    expect(suggested('Ralei ')).toEqual(suggested('Ralei'));
  });

  it('sorts equal ones by population', () => {
    const springfields = suggested('springfield').filter((text) => /^Springfield, (MO|MA|IL|OH)/.test(text));
    expect(new Set(springfields.slice(0, 2))).toEqual(
      new Set(['Springfield, MO, USA', 'Springfield, MA, USA']),
    );
    expect(springfields.slice(2)).toEqual(['Springfield, IL, USA', 'Springfield, OH, USA']);
  });

  it('sorts equal ones by population even if the smaller one has exactly that name', () => {
    const state = { code: 'TX', name: 'Texas' };
    const coordinates = { latitude: 30, longitude: -99 };
    const exact = { name: 'Lee', county: 'Polk County', state, population: 1000, coordinates };
    const longer = { name: 'Lee of the Pines', county: null, state, population: 5000, coordinates };
    const offered = suggest(atOnce(createPlaceIndex([exact, longer])), 'lee').map(({ mainText }) => mainText);
    expect(describePlace(exact).description).toHaveLength(describePlace(longer).description.length);
    expect(offered).toEqual(['Lee of the Pines', 'Lee']);
  });

  it('suggests the same as a scan of every place', () => {
    fc.assert(
      fc.property(typedArb, (typed) => {
        expect(suggested(typed)).toEqual(oracle(typed));
      }),
      { numRuns: runs(400) },
    );
  });

  it.each([
    'usa',
    'new',
    'san',
    'nc, usa',
    'north',
    'st.',
    'county',
    'mt ',
    'ste',
    'lake st',
    'fort w',
    'city, ok',
    'La ',
    'nc ',
    'St. ',
    'apex, n ',
  ])('suggests for %j the same as a scan of every place', (typed) => {
    expect(suggested(typed)).toEqual(oracle(typed));
  });

  it.each(NAUGHTY_STRINGS)('treats %j as ordinary text', (typed) => {
    expect(suggested(typed)).toEqual(typed.length > 200 ? [] : oracle(typed));
  });
});
