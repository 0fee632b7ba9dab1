import fc from 'fast-check';
import { coordinatesArb, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { coordinates, normalizeLongitude } from './coordinates.ts';

describe('coordinates', () => {
  test('accepts 0° as a real place (D5)', () => {
    expect(coordinates(0, 0)).toEqual({ latitude: 0, longitude: 0 });
  });

  test('accepts the poles and the antimeridian', () => {
    expect(coordinates(90, 180)).toEqual({ latitude: 90, longitude: 180 });
    expect(coordinates(-90, -180)).toEqual({ latitude: -90, longitude: -180 });
  });

  test.each([
    [90.000001, 0],
    [-90.000001, 0],
    [0, 180.000001],
    [0, -180.000001],
    [NaN, 0],
    [0, NaN],
    [Infinity, 0],
    [0, -Infinity],
  ])('rejects %d, %d', (latitude, longitude) => {
    expect(coordinates(latitude, longitude)).toBeNull();
  });

  test('accepts exactly the points in range', () => {
    fc.assert(
      fc.property(coordinatesArb, (point) => {
        expect(coordinates(point.latitude, point.longitude)).toEqual(point);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('normalising a longitude', () => {
  test.each([
    [0, 0],
    [180, 180],
    [-180, -180],
    [181, -179],
    [-181, 179],
    [360, 0],
    [540, -180],
    [-725, -5],
  ])('turns %d° into %d°', (degrees, meridian) => {
    expect(normalizeLongitude(degrees)).toBe(meridian);
  });

  test('gives a value from −180 to 180 that differs by whole turns', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3600, max: 3600 }), (degrees) => {
        const meridian = normalizeLongitude(degrees);
        expect(Math.abs(meridian)).toBeLessThanOrEqual(180);
        expect(Math.abs(degrees - meridian) % 360).toBe(0);
      }),
      { numRuns: runs(1000) },
    );
  });
});
