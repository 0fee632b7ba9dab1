import { describe, expect, it } from 'vitest';
import type { SourcePlace } from './source-places.ts';
import { tellApart } from './tell-apart.ts';

const place = (changes: Partial<SourcePlace>): SourcePlace => ({
  name: 'Oakwood',
  state: 'OH',
  county: 'Montgomery County',
  isSeat: false,
  population: 9000,
  coordinates: { latitude: 39.7, longitude: -84.2 },
  ...changes,
});

const there = { county: 'Cuyahoga County', coordinates: { latitude: 41.4, longitude: -81.5 } };

const labels = (...places: readonly SourcePlace[]): readonly string[] =>
  tellApart(places)
    .map(({ label }) => label)
    .sort();

describe('places of one name in one state', () => {
  it('keep their name if it is unique', () => {
    expect(labels(place({}), place({ state: 'TX' }), place({ name: 'Akron' }))).toEqual([
      'Akron',
      'Oakwood',
      'Oakwood',
    ]);
  });

  it('both get their county when their populations are similar', () => {
    expect(labels(place({}), place({ ...there, population: 4000 }))).toEqual([
      'Oakwood, Cuyahoga County',
      'Oakwood, Montgomery County',
    ]);
  });

  it('leave the plain name to one with four times the population', () => {
    expect(labels(place({}), place({ ...there, population: 2250 }))).toEqual([
      'Oakwood',
      'Oakwood, Cuyahoga County',
    ]);
    expect(labels(place({}), place({ ...there, population: 2251 }))).toHaveLength(2);
    expect(labels(place({}), place({ ...there, population: 2251 }))).not.toContain('Oakwood');
  });

  it('leave the plain name to the seat of a county, even with a slightly smaller population', () => {
    expect(labels(place({}), place({ ...there, population: 8000, isSeat: true }))).toEqual([
      'Oakwood',
      'Oakwood, Montgomery County',
    ]);
  });

  it('do not leave it to a seat when the other has four times its population', () => {
    expect(labels(place({}), place({ ...there, population: 1000, isSeat: true }))).toEqual([
      'Oakwood',
      'Oakwood, Cuyahoga County',
    ]);
  });

  it('become one when they are in the same county or within ten miles', () => {
    expect(labels(place({}), place({ ...there, county: 'Montgomery County' }))).toEqual(['Oakwood']);
    expect(labels(place({}), place({ county: 'Greene County' }))).toEqual(['Oakwood']);
  });

  it('are the same whether written out or abbreviated', () => {
    const spelt = ['St. Paul', 'Saint Paul'].map((name) =>
      place({ name, ...(name === 'St. Paul' ? {} : there) }),
    );
    expect(labels(...spelt)).toEqual(['Saint Paul, Cuyahoga County', 'St. Paul, Montgomery County']);
  });
});
