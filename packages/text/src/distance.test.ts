import { miles } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceAway, distanceOrTown, distanceText } from './distance.ts';

const read = (distance: number) => distanceText(miles(distance), 'miles');

describe('a distance is shown in feet, then in tenths, then in whole miles (D52)', () => {
  it.each([
    [0, '0 ft'],
    [850 / 5280, '850 ft'],
    [0.5, '2,640 ft'],
    [0.96, '1.0 miles'],
    [4.2, '4.2 miles'],
    [1.04, '1.0 miles'],
    [37.4, '37 miles'],
    [1234.5, '1,235 miles'],
  ])('%d miles are %s', (distance, text) => {
    expect(read(distance)).toBe(text);
  });

  it('a card says how far away a robot is', () => {
    expect(distanceAway(miles(4.2), 'miles')).toBe('4.2 miles away');
  });

  it('the shown distance is off by at most half of its last digit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 12_500, noNaN: true }), (distance) => {
        const [number = '', unit] = read(distance).split(' ');
        const value = Number(number.replace(',', '')) / (unit === 'ft' ? 5280 : 1);
        const step = unit === 'ft' ? 1 / 5280 : number.includes('.') ? 0.1 : 1;
        expect(unit === 'ft').toBe(distance < 0.95);
        expect(Math.abs(value - distance)).toBeLessThanOrEqual(step / 2 + 1e-9);
      }),
      { numRuns: runs(2000), examples: [[0.949], [0.95], [0.9999], [1], [9.94], [9.96], [10]] },
    );
  });
});

describe('a robot in the very place that was searched (D609)', () => {
  const APEX = 'Apex, NC, USA';

  it.each([
    [0.14, APEX, 'in Apex'],
    [0, 'Cary, NC, USA', 'in Apex'],
    [0, null, 'in Apex'],
    [0.14, null, '739 ft away'],
    [0.14, 'Cary, NC, USA', '739 ft away'],
    [2, APEX, '2.0 miles away'],
  ])('%d miles from it, measured from %s, is %s', (distance, from, text) => {
    expect(distanceOrTown(miles(distance), APEX, from, 'miles')).toBe(text);
  });
});

describe('kilometres (D850)', () => {
  it.each([
    [0.1, '161 m'],
    [4.2, '6.8 km'],
    [37.4, '60 km'],
    [1234.5, '1,987 km'],
  ])('%d miles are %s', (distance, text) => {
    expect(distanceText(miles(distance), 'kilometres')).toBe(text);
  });

  it('a card says how far away a robot is', () => {
    expect(distanceOrTown(miles(4.2), 'Apex, NC, USA', null, 'kilometres')).toBe('6.8 km away');
  });
});
