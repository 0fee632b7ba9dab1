import { haversineMiles, miles, RADIUS_OPTIONS, roundMiles, type Town } from '@roborrow/domain';
import { runs, usCoordinatesArb } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOfView, nearestOf } from './area-of-view.ts';
import { project, unproject } from './projection.ts';
import { scaleToSearch, toMap, viewOfCircle } from './view.ts';

const SIZE = { width: 400, height: 600 };
const town = (description: string, latitude: number, longitude: number): Town => ({
  description,
  coordinates: { latitude, longitude },
  population: 1000,
});
const APEX = town('Apex, NC, USA', 35.73, -78.85);
const RALEIGH = town('Raleigh, NC, USA', 35.77, -78.64);

const townsArb = fc
  .array(usCoordinatesArb, { minLength: 1, maxLength: 20 })
  .map((points) => points.map(({ latitude, longitude }, i) => town(`Town ${i}`, latitude, longitude)));

describe('Search this area (D381)', () => {
  it('names the town nearest to the middle, and the smallest radius that covers the view', () => {
    const view = viewOfCircle(APEX.coordinates, miles(5), SIZE);
    expect(areaOfView([RALEIGH, APEX], view, SIZE)).toEqual({ place: 'Apex, NC, USA', radius: 10 });
  });

  it('knows no area that is too large for any radius, and none without a town', () => {
    const view = viewOfCircle(APEX.coordinates, miles(100), SIZE);
    expect(areaOfView([APEX], view, SIZE)).toBeNull();
    expect(areaOfView([], viewOfCircle(APEX.coordinates, miles(1), SIZE), SIZE)).toBeNull();
  });

  it('covers every point of the view, and no smaller radius does', () => {
    fc.assert(
      fc.property(
        townsArb,
        usCoordinatesArb,
        fc.double({ min: 0.5, max: 100, noNaN: true }),
        fc.nat(400),
        fc.nat(600),
        (towns, middle, reach, left, top) => {
          const view = viewOfCircle(middle, miles(reach), SIZE);
          const area = areaOfView(towns, view, SIZE);
          const named = towns.find(({ description }) => description === area?.place);
          fc.pre(area !== null && named !== undefined);
          const distanceTo = (x: number, y: number) =>
            roundMiles(haversineMiles(named.coordinates, unproject(toMap(view, SIZE, { left: x, top: y }))));
          expect(distanceTo(left, top)).toBeLessThanOrEqual(area.radius);
          const smaller = RADIUS_OPTIONS.filter((option) => option < area.radius).at(-1) ?? 0;
          const corners = [0, 400].flatMap((x) => [0, 600].map((y) => distanceTo(x, y)));
          expect(Math.max(...corners)).toBeGreaterThan(smaller);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('is possible after zooming in as far as is offered, in a town', () => {
    fc.assert(
      fc.property(usCoordinatesArb, (point) => {
        const view = { ...project(point), scale: scaleToSearch(point.latitude, SIZE) };
        expect(areaOfView([town('Here', point.latitude, point.longitude)], view, SIZE)?.radius).toBe(100);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('the nearest town', () => {
  it('is farther than no other', () => {
    fc.assert(
      fc.property(townsArb, usCoordinatesArb, (towns, point) => {
        const nearest = nearestOf(towns, point);
        const distance = (other: Town) => haversineMiles(other.coordinates, point);
        expect(nearest && distance(nearest)).toBe(Math.min(...towns.map(distance)));
      }),
      { numRuns: runs(500) },
    );
  });
});
