import { haversineMiles, miles } from '@roborrow/domain';
import { coordinatesArb, runs, usCoordinatesArb } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleAround, project, turnedTowards, unitsPerMile, unproject } from './projection.ts';

describe("Mercator's projection", () => {
  it('has the equator in the middle, the north above it, and the east on the right', () => {
    expect(project({ latitude: 0, longitude: 0 }).x).toBe(0);
    expect(project({ latitude: 0, longitude: 0 }).y).toBeCloseTo(0, 9);
    expect(project({ latitude: 45, longitude: -80 }).x).toBe(-80);
    // The known ordinate of 45° north: ln(1 + √2), in degrees.
    expect(project({ latitude: 45, longitude: 0 }).y).toBeCloseTo(
      (-Math.log(1 + Math.SQRT2) * 180) / Math.PI,
      9,
    );
  });

  it('is undone exactly between the poles', () => {
    fc.assert(
      fc.property(coordinatesArb, (point) => {
        fc.pre(Math.abs(point.latitude) < 85);
        expect(haversineMiles(unproject(project(point)), point)).toBeLessThan(1e-6);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('shows the poles at its edges', () => {
    expect(unproject(project({ latitude: 90, longitude: 10 })).latitude).toBeCloseTo(85.05, 2);
  });

  it('has the same scale in every direction, so that miles can be measured on it', () => {
    fc.assert(
      fc.property(usCoordinatesArb, fc.integer({ min: 0, max: 359 }), (point, bearing) => {
        const { x, y } = project(point);
        const unit = unitsPerMile(point.latitude);
        const angle = (bearing * Math.PI) / 180;
        const away = unproject({ x: x + Math.sin(angle) * unit, y: y - Math.cos(angle) * unit });
        expect(haversineMiles(point, away)).toBeCloseTo(1, 3);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('a point on the next turn of the earth', () => {
  it.each([
    [179, -179],
    [-179, 179],
    [-80, -75],
    [10, 730],
  ])('%d° towards %d°', (x, towards) => {
    const turned = turnedTowards({ x, y: 1 }, towards);
    expect(Math.abs(turned.x - towards)).toBeLessThanOrEqual(180);
    expect(Math.abs(turned.x - x) % 360).toBe(0);
    expect(turned.y).toBe(1);
  });
});

describe('a circle of miles', () => {
  it('has every point at its radius, and the first one in the north', () => {
    fc.assert(
      fc.property(usCoordinatesArb, fc.constantFrom(1, 25, 100), (origin, radius) => {
        const points = circleAround(origin, miles(radius));
        for (const point of points) expect(haversineMiles(origin, unproject(point))).toBeCloseTo(radius, 5);
        expect(points[0]?.x).toBeCloseTo(origin.longitude, 9);
        expect(points[0]?.y).toBeLessThan(project(origin).y);
      }),
      { numRuns: runs(300) },
    );
  });
});
