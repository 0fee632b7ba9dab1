import fc from 'fast-check';
import { evenlyArb, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { miles } from '../units.ts';
import { displayDistance, type DistanceUnit, inKilometres } from './display-distance.ts';

const show = (distance: number, unit: DistanceUnit = 'miles'): string => {
  const shown = displayDistance(miles(distance), unit);
  const decimals = 'decimals' in shown ? shown.decimals : 0;
  return `${shown.value.toFixed(decimals)} ${shown.unit}`;
};

const inMiles = (distance: number): number => {
  const shown = displayDistance(miles(distance));
  return shown.unit === 'feet' ? shown.value / 5280 : shown.value;
};

describe('the distance as it is displayed (D52)', () => {
  test.each([
    [0, '0 feet'],
    [0.0001, '1 feet'],
    [0.1, '528 feet'],
    [0.123, '649 feet'],
    [0.94, '4963 feet'],
    [0.9499, '5015 feet'],
    [0.95, '1.0 miles'],
    [0.96, '1.0 miles'],
    [0.9998, '1.0 miles'],
    [1, '1.0 miles'],
    [1.04, '1.0 miles'],
    [1.05, '1.1 miles'],
    [9.94, '9.9 miles'],
    [9.96, '10 miles'],
    [10, '10 miles'],
    [10.46, '10 miles'],
    [10.5, '11 miles'],
    [99.6, '100 miles'],
    [2445.2, '2445 miles'],
  ])('%d miles reads "%s"', (distance, text) => {
    expect(show(distance)).toBe(text);
  });

  test('is in feet only below 0.95 miles, has a decimal only below 9.95, and is off by at most half of its last digit', () => {
    fc.assert(
      fc.property(evenlyArb(0, 12_500), (distance) => {
        const shown = displayDistance(miles(distance));
        expect(shown.unit === 'feet').toBe(distance < 0.95);
        if (shown.unit === 'feet') expect(shown.value).toBeLessThanOrEqual(5016);
        else if ('decimals' in shown && shown.decimals === 1) expect(shown.value).toBeLessThan(10);
        else expect(Number.isInteger(shown.value)).toBe(true);

        const step = shown.unit === 'feet' ? 1 / 5280 : 'decimals' in shown && shown.decimals === 1 ? 0.1 : 1;
        expect(Math.abs(inMiles(distance) - distance)).toBeLessThanOrEqual(step / 2 + 1e-9);
      }),
      { numRuns: runs(10_000) },
    );
  });

  test('never displays a smaller value for a larger distance', () => {
    fc.assert(
      fc.property(evenlyArb(0, 20), evenlyArb(0, 20), (a, b) => {
        expect(inMiles(Math.min(a, b))).toBeLessThanOrEqual(inMiles(Math.max(a, b)));
      }),
      {
        numRuns: runs(10_000),
      },
    );
  });
});

describe('a distance for a reader who wants kilometres (D850)', () => {
  test.each([
    [0, '0 metres'],
    [0.1, '161 metres'],
    [0.59, '950 metres'],
    [0.6, '1.0 kilometres'],
    [4.2, '6.8 kilometres'],
    [6.21, '10 kilometres'],
    [25, '40 kilometres'],
    [100, '161 kilometres'],
  ])('%d miles reads "%s"', (distance, text) => {
    expect(show(distance, 'kilometres')).toBe(text);
  });

  test('is off by at most half of its last digit', () => {
    fc.assert(
      fc.property(evenlyArb(0, 12_500), (distance) => {
        const exact = inKilometres(miles(distance));
        const shown = displayDistance(miles(distance), 'kilometres');
        const value = shown.unit === 'metres' ? shown.value / 1000 : shown.value;
        const step = shown.unit === 'metres' ? 0.001 : 'decimals' in shown && shown.decimals === 1 ? 0.1 : 1;
        expect(Math.abs(value - exact)).toBeLessThanOrEqual(step / 2 + 1e-9);
      }),
      { numRuns: runs(1000) },
    );
  });
});
