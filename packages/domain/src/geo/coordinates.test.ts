import { fc, test } from '@fast-check/vitest';
import { coordinatesArb, runs } from '@roborrow/domain/testing';
import { describe, expect } from 'vitest';
import { coordinates, normalizeLongitude } from './coordinates.ts';

describe('coordinates', () => {
  test('0° is a real place (D5)', () => {
    expect(coordinates(0, 0)).toEqual({ latitude: 0, longitude: 0 });
  });

  test('the ends of the earth are real places', () => {
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
  ])('%d, %d is nowhere', (latitude, longitude) => {
    expect(coordinates(latitude, longitude)).toBeNull();
  });

  test.prop([coordinatesArb], { numRuns: runs(1000) })('keeps what is on the globe', (point) => {
    expect(coordinates(point.latitude, point.longitude)).toEqual(point);
  });
});

describe('a normalised longitude', () => {
  test.each([
    [0, 0],
    [180, 180],
    [-180, -180],
    [181, -179],
    [-181, 179],
    [360, 0],
    [540, -180],
    [-725, -5],
  ])('%d° is the meridian %d°', (degrees, meridian) => {
    expect(normalizeLongitude(degrees)).toBe(meridian);
  });

  test.prop([fc.integer({ min: -3600, max: 3600 })], { numRuns: runs(1000) })(
    'is between −180 and 180, whole turns away',
    (degrees) => {
      const meridian = normalizeLongitude(degrees);
      expect(Math.abs(meridian)).toBeLessThanOrEqual(180);
      expect(Math.abs(degrees - meridian) % 360).toBe(0);
    },
  );
});
