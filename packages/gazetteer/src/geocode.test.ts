import { NAUGHTY_STRINGS } from '@roborrow/domain/testing';
import { describe, expect, it } from 'vitest';
import { geocode } from './geocode.ts';
import { createPlaceIndex } from './place-index.ts';
import { normalise } from './place-words.ts';
import { STATES } from './states.ts';
import type { UsPlace } from './us-place.ts';

const place = (name: string, code: string, latitude: number, county: string | null = null): UsPlace => {
  const state = STATES.find((known) => known.code === code);
  if (!state) throw new Error(`No state ${code}`);
  return { name, county, state, population: 1000, coordinates: { latitude, longitude: -90 } };
};

const places = [
  place('Apex', 'NC', 1),
  place('Burbank', 'CA', 2),
  place('Burbank', 'CA', 3, 'Santa Clara County'),
  place('Delaware', 'OH', 4),
  place('Kansas City', 'KS', 5),
  place('Kansas City', 'MO', 6),
  place('Kansas', 'OK', 7),
  place('New York', 'NY', 8),
  place('Oakwood', 'OH', 9, 'Montgomery County'),
  place('Oakwood', 'OH', 10, 'Paulding County'),
  place('Springfield', 'IL', 11),
  place('Springfield', 'MO', 12),
  place('St. Louis', 'MO', 13),
  place('Twin', 'TX', 14, 'Hill County'),
].sort((a, b) => (normalise(a.name) < normalise(b.name) ? -1 : 1));

const index = createPlaceIndex(places);
const latitudeOf = (address: string): number | undefined => geocode(index, address)?.latitude;

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
  ])('%j is found', (address, latitude) => {
    expect(latitudeOf(address)).toBe(latitude);
  });

  it('finds a name alone when no other place has it', () => {
    expect(latitudeOf('Apex')).toBe(1);
    expect(latitudeOf('Apex, USA')).toBe(1);
  });

  it.each(['Springfield', 'Springfield, USA', 'Kansas City', 'Burbank'])(
    'answers null for %j: there are several',
    (address) => {
      expect(geocode(index, address)).toBeNull();
    },
  );

  it('takes the place that goes without its county for the one that is meant', () => {
    expect(latitudeOf('Burbank, CA')).toBe(2);
    expect(latitudeOf('Burbank, Santa Clara County, CA, USA')).toBe(3);
  });

  it('answers null where each place needs its county, and finds them by it', () => {
    expect(geocode(index, 'Oakwood, OH')).toBeNull();
    expect(latitudeOf('Oakwood, Paulding County, Ohio')).toBe(10);
    expect(latitudeOf('Twin, TX')).toBe(14);
  });

  it("takes a state's name for the state, unless the place lies in it", () => {
    expect(geocode(index, 'Delaware')).toBeNull();
    expect(geocode(index, 'Kansas, USA')).toBeNull();
    expect(latitudeOf('Delaware, OH')).toBe(4);
    expect(latitudeOf('New York')).toBe(8);
  });

  it.each([
    '',
    ' ',
    '27502',
    'Apex, NC 27502',
    'Apex, VA',
    'Atlantis',
    'NC',
    'USA',
    'Ape',
    'Apex, Wake County, NC',
    'Apex 東京',
  ])('answers null for %j', (address) => {
    expect(geocode(index, address)).toBeNull();
  });

  it.each(NAUGHTY_STRINGS)('answers null for %j', (address) => {
    expect(geocode(index, address)).toBeNull();
  });

  it('reads no address longer than 200 characters', () => {
    expect(latitudeOf(`Apex, NC${' '.repeat(192)}`)).toBe(1);
    expect(geocode(index, `Apex, NC${' '.repeat(193)}`)).toBeNull();
  });

  it('gives each caller coordinates of its own', () => {
    expect(geocode(index, 'Apex')).not.toBe(geocode(index, 'Apex'));
    expect(geocode(index, 'Apex')).toEqual(geocode(index, 'Apex'));
  });
});
