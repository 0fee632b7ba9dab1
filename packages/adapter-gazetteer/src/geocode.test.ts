import { UNKNOWN_PLACE, type KnownPlace } from '@roborrow/domain';
import { NAUGHTY_STRINGS } from '@roborrow/domain/testing';
import { describe, expect, it } from 'vitest';
import { geocode } from './geocode.ts';
import { createPlaceIndex } from './place-index.ts';
import { atOnce } from './sliced.ts';
import { normalise } from './place-words.ts';
import { STATES } from './states.ts';
import type { UsPlace } from './us-place.ts';

const place = (
  name: string,
  code: string,
  latitude: number,
  county: string | null = null,
  population = 1000,
): UsPlace => {
  const state = STATES.find((known) => known.code === code);
  if (!state) throw new Error(`No state ${code}`);
  return { name, county, state, population, coordinates: { latitude, longitude: -90 } };
};

const places = [
  place('Apex', 'NC', 1),
  place('Burbank', 'CA', 2),
  place('Burbank', 'CA', 3, 'Santa Clara County', 9000),
  place('Delaware', 'OH', 4),
  place('Kansas City', 'KS', 5),
  place('Kansas City', 'MO', 6, null, 5000),
  place('Kansas', 'OK', 7),
  place('Missouri City', 'TX', 18),
  place('New York', 'NY', 8),
  place('Oakwood', 'OH', 9, 'Montgomery County'),
  place('Oakwood', 'OH', 10, 'Paulding County'),
  place('Springfield', 'IL', 11, null, 2000),
  place('Springfield', 'MO', 12, null, 4000),
  place('Springfield', 'OH', 19),
  place('St. Louis', 'MO', 13),
  place('The Bronx', 'NY', 15),
  place('Twin', 'TX', 14, 'Hill County'),
  place('Washington', 'DC', 16),
  place('Washington', 'UT', 17),
].sort((a, b) => (normalise(a.name) < normalise(b.name) ? -1 : 1));

const index = atOnce(createPlaceIndex(places));
const latitudeOf = (address: string): number | undefined => {
  const answer = geocode(index, address);
  return answer.kind === 'found' ? answer.place.coordinates.latitude : undefined;
};
const descriptionOf = ({ description }: KnownPlace): string => description;
const othersOf = (address: string): readonly string[] => {
  const answer = geocode(index, address);
  return answer.kind === 'found' ? answer.others.map(descriptionOf) : [];
};
const askedBack = (address: string): string | null => {
  const answer = geocode(index, address);
  return answer.kind === 'unknown' && answer.didYouMean ? descriptionOf(answer.didYouMean) : null;
};

describe('finding a place by its address', () => {
  it.each([
    ['Apex, NC, USA', 1],
    ['Apex, NC', 1],
    ['apex nc', 1],
    ['  APEX ,  nc ', 1],
    ['Apex, North Carolina', 1],
    ['Apex, North Carolina, United States', 1],
    ['Apex, NC, United States of America', 1],
    ['Apex, NC, US', 1],
    ['Kansas City, KS', 5],
    ['Kansas City, Missouri', 6],
    ['Saint Louis, MO', 13],
    ['st louis missouri', 13],
    ['St.Louis', 13],
    ['StLouis,MO', 13],
    ['Apex,NC', 1],
    ['apexnc', 1],
    ['Ａｐｅｘ，\u3000ＮＣ', 1],
    ['Apex, NC, USA ', 1],
    ['Apex,  NC,\u00a0USA', 1],
    ['KansasCity,KS', 5],
    ['Oakwood Paulding County', 10],
    ['Oakwood, Paulding County, United States', 10],
    ['Oakwood,PauldingCounty', 10],
    ['Oakwood, Paulding, OH', 10],
    ['Apex, Wake County, NC', 1],
    ['Apex, Wake County, North Carolina, USA', 1],
    ['Bronx', 15],
    ['Bronx, NY', 15],
  ])('finds %j', (address, latitude) => {
    expect(latitudeOf(address)).toBe(latitude);
  });

  it('finds a name without its state when no other place has it', () => {
    expect(latitudeOf('Apex')).toBe(1);
    expect(latitudeOf('Apex, USA')).toBe(1);
  });

  it.each(['Springfield', 'Springfield, USA', 'springfield united states'])(
    'chooses the most populous place for %j, and returns the others beside it (D41)',
    (address) => {
      expect(latitudeOf(address)).toBe(12);
      expect(othersOf(address)).toEqual(['Springfield, IL, USA', 'Springfield, OH, USA']);
    },
  );

  it("returns no others when the address is a suggestion's whole text", () => {
    expect(othersOf('Burbank')).toEqual(['Burbank, Santa Clara County, CA, USA']);
    expect(othersOf('Burbank, CA')).toEqual(['Burbank, Santa Clara County, CA, USA']);
    expect(othersOf('Burbank, CA, USA')).toEqual([]);
  });

  it('accepts a county for a place that needs none, but only with its state', () => {
    expect(latitudeOf('Springfield, Clark County, OH')).toBe(19);
    expect(latitudeOf('Springfield, Clark County')).toBeUndefined();
    expect(latitudeOf('Burbank, Santa Clara County, CA')).toBe(3);
    expect(latitudeOf('Oakwood, Clark County, OH')).toBeUndefined();
  });

  it('prefers the place that is written without its county', () => {
    expect(latitudeOf('Burbank, CA')).toBe(2);
    expect(latitudeOf('Burbank, Santa Clara County, CA, USA')).toBe(3);
  });

  it('chooses one if each place needs its county, and finds each by its county', () => {
    expect(othersOf('Oakwood, OH')).toEqual(['Oakwood, Paulding County, OH, USA']);
    expect(latitudeOf('Oakwood, Paulding County, Ohio')).toBe(10);
    expect(latitudeOf('Twin, TX')).toBe(14);
  });

  it("treats a state's name as the state, unless the place lies in it", () => {
    expect(latitudeOf('Delaware')).toBeUndefined();
    expect(latitudeOf('Kansas, USA')).toBeUndefined();
    expect(latitudeOf('Delaware, OH')).toBe(4);
    expect(latitudeOf('New York')).toBe(8);
    expect(latitudeOf('Washington')).toBe(16);
    expect(othersOf('Washington')).toEqual(['Washington, UT, USA']);
  });

  it.each(['', ' ', 'Atlantis', 'NC', 'USA', 'Ap', 'Apex 東京', '99999'])(
    'finds nothing for %j',
    (address) => {
      expect(geocode(index, address)).toEqual(UNKNOWN_PLACE);
    },
  );

  it.each(NAUGHTY_STRINGS)('finds no place called %j', (address) => {
    expect(latitudeOf(address)).toBeUndefined();
  });

  it('ignores addresses longer than 200 characters', () => {
    expect(latitudeOf(`Apex, NC${' '.repeat(192)}`)).toBe(1);
    expect(geocode(index, `Apex, NC${' '.repeat(193)}`)).toEqual(UNKNOWN_PLACE);
  });

  it('returns a new coordinates object to each caller', () => {
    const coordinates = [geocode(index, 'Apex'), geocode(index, 'Apex')].map((answer) =>
      answer.kind === 'found' ? answer.place.coordinates : null,
    );
    expect(coordinates[0]).not.toBe(coordinates[1]);
    expect(coordinates[0]).toEqual(coordinates[1]);
  });
});

describe('similar places for an unknown address (D41)', () => {
  it.each([
    ['Apxe', 'Apex, NC, USA'],
    ['Aepx, NC', 'Apex, NC, USA'],
    ['apexx north carolina usa', 'Apex, NC, USA'],
    ['Springfeild', 'Springfield, MO, USA'],
    ['Springfeild, IL', 'Springfield, IL, USA'],
    ['Sprngfeild', 'Springfield, MO, USA'],
    ['Kansascitty', 'Kansas City, MO, USA'],
    ['Aepx northcarolina', 'Apex, NC, USA'],
    ['Oakwod Paulding County OH', 'Oakwood, Paulding County, OH, USA'],
    ['Oakwod pauldingohio', 'Oakwood, Paulding County, OH, USA'],
    ['Oakwod montgomery', 'Oakwood, Montgomery County, OH, USA'],
  ])('%j is similar to %s by spelling', (typed, meant) => {
    expect(askedBack(typed)).toBe(meant);
  });

  it.each([
    ['Ape', 'Apex, NC, USA'],
    ['Louis', 'St. Louis, MO, USA'],
    ['Spring, OH', 'Springfield, OH, USA'],
    ['Missouri', 'Missouri City, TX, USA'],
    ['Delaware', 'Delaware, OH, USA'],
    ['Apex, VA', 'Apex, NC, USA'],
  ])('%j is a part of %s, or has the wrong state', (typed, meant) => {
    expect(askedBack(typed)).toBe(meant);
  });

  it('prefer the more similar name to the more populous one, and the more populous one of equally similar names', () => {
    const near = atOnce(
      createPlaceIndex([place('Ashtonville', 'OH', 1), place('Ashtonwille', 'TX', 2, null, 9000)]),
    );
    const guess = (typed: string) => geocode(near, typed);
    expect(guess('Ashtonvlle')).toMatchObject({ didYouMean: { coordinates: { latitude: 1 } } });
    expect(guess('Ashtonxille')).toMatchObject({ didYouMean: { coordinates: { latitude: 2 } } });
  });

  it.each(['Twn', 'Xx', 'Apxee', 'Sprngfelds', 'Apxe, France', 'Apxe 12'])(
    'none is similar to %j',
    (typed) => {
      expect(geocode(index, typed)).toEqual(UNKNOWN_PLACE);
    },
  );
});
