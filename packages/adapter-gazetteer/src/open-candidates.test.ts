import { UNKNOWN_PLACE } from '@roborrow/domain';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCandidates, type PlaceCandidate } from './open-candidates.ts';

const candidate = (name: string, county: string | null, state: string, latitude: number): PlaceCandidate => ({
  name,
  county,
  state,
  coordinates: { latitude, longitude: -80 },
});

const found = openCandidates([
  candidate('Springfield', 'Sangamon County', 'Illinois', 1),
  candidate('Springfield', 'Greene County', 'Missouri', 2),
  candidate('Apex', 'Wake County', 'North Carolina', 3),
  candidate('Apex', 'Wake County', 'North Carolina', 4),
  candidate('Oakwood', 'Montgomery County', 'Ohio', 5),
  candidate('Oakwood', 'Paulding County', 'Ohio', 6),
  candidate('Apex', null, 'Bavaria', 7),
]);

const latitudeOf = (address: string): number | undefined => {
  const answer = found.geocode(address);
  return answer.kind === 'found' ? answer.place.coordinates.latitude : undefined;
};

describe("places from another service's candidates", () => {
  it("are described like the gazetteer's own places, each once", () => {
    expect(found.suggest('apex')).toEqual([
      { placeId: 'us:nc:apex', description: 'Apex, NC, USA', mainText: 'Apex', secondaryText: 'NC, USA' },
    ]);
  });

  it('have the position of the most likely candidate of their description', () => {
    expect(latitudeOf('Apex, NC, USA')).toBe(3);
  });

  it('have their county if the state has another place of that name', () => {
    expect(found.suggest('oakwood').map(({ description }) => description)).toEqual([
      'Oakwood, Paulding County, OH, USA',
      'Oakwood, Montgomery County, OH, USA',
    ]);
    expect(latitudeOf('Oakwood, Paulding County, OH, USA')).toBe(6);
  });

  it("keep the service's order if several share a name (D41)", () => {
    expect(latitudeOf('Springfield')).toBe(1);
    expect(latitudeOf('Oakwood, OH')).toBe(5);
    expect(found.geocode('Springfield')).toMatchObject({ others: [{ description: 'Springfield, MO, USA' }] });
  });

  it('do not answer for another name, but are offered as "did you mean"', () => {
    expect(found.geocode('Nowhere')).toEqual(UNKNOWN_PLACE);
    expect(found.geocode('Oakwod')).toMatchObject({
      kind: 'unknown',
      didYouMean: { description: 'Oakwood, Montgomery County, OH, USA' },
    });
  });

  it('have distinct descriptions, for any candidates', () => {
    const words = fc.constantFrom('Apex', 'Saint Paul', 'St. Paul', 'New York', ...NAUGHTY_STRINGS);
    const anyCandidate = fc.record({
      name: words,
      county: fc.option(words),
      state: fc.constantFrom('Ohio', 'New York', 'Nowhere'),
      coordinates: fc.record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.constant(0) }),
    });
    fc.assert(
      fc.property(
        fc.array(anyCandidate, { maxLength: 8 }),
        fc.constantFrom('ape', 'saint', 'new york'),
        (candidates, typed) => {
          const places = openCandidates(candidates);
          const suggested = places.suggest(typed);
          expect(new Set(suggested.map(({ description }) => description)).size).toBe(suggested.length);
        },
      ),
      { numRuns: runs(2_000) },
    );
  });
});
