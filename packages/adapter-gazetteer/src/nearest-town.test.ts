import type { Coordinates } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { places } from '../testing/opened.ts';
import { nearestTown } from './nearest-town.ts';
import { STATES } from './states.ts';
import type { UsPlace } from './us-place.ts';

const [STATE] = STATES;

/** The straight line through the earth, in earth radii: independent of the haversine formula. */
const chord = (a: Coordinates, b: Coordinates): number => {
  const point = ({ latitude, longitude }: Coordinates) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  };
  const [ax, ay, az] = point(a);
  const [bx, by, bz] = point(b);
  return Math.hypot(ax - bx, ay - by, az - bz);
};

const nearAPlaceArb = fc
  .tuple(
    fc.constantFrom(...places),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
  )
  .map(([{ coordinates }, north, east]) => ({
    latitude: coordinates.latitude + north,
    longitude: Math.max(-180, coordinates.longitude + east),
  }));

describe('the nearest town (D340)', () => {
  it('has no other town nearer to the position, along a straight line through the earth', () => {
    fc.assert(
      fc.property(nearAPlaceArb, (position) => {
        const found = nearestTown(places, position);
        if (found === null) throw new Error('a place is within 100 miles');
        const least = Math.min(...places.map(({ coordinates }) => chord(position, coordinates)));
        expect(chord(position, found.coordinates)).toBeCloseTo(least, 9);
      }),
      { numRuns: runs(100) },
    );
  });

  it('of several towns at one point is the most populous one', () => {
    if (!STATE) throw new Error('There are states.');
    const at = (name: string, population: number): UsPlace => ({
      name,
      county: null,
      state: STATE,
      population,
      coordinates: { latitude: 0, longitude: 0 },
    });
    const three = [at('Small', 5), at('Large', 50), at('Middle', 20)];
    expect(nearestTown(three, { latitude: 0.1, longitude: 0 })?.name).toBe('Large');
  });
});
