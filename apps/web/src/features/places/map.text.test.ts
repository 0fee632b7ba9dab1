import { atLeast, dollarsPerDay, exactly } from '@roborrow/domain';
import { describe, expect, test } from 'vitest';
import { map } from './map.text.ts';

describe('the texts of the map (D380)', () => {
  test.each([
    [3, 45, '3 from $45'],
    [1, 45.5, '$45.50'],
    [1200, 5, '1,200 from $5'],
  ])('a label of %d robots from %d dollars reads "%s"', (robots, price, text) => {
    expect(map.townLabel(robots, dollarsPerDay(price))).toBe(text);
  });

  test.each([
    [61, exactly(61), '61 robots on the map'],
    [1, exactly(1), '1 robot on the map'],
    [24, exactly(61), '24 of 61 robots on the map'],
    [24, atLeast(24), '24 of 24+ robots on the map'],
    [0, exactly(0), '0 robots on the map'],
  ])('%d of %j reads "%s"', (shown, count, text) => {
    expect(map.onMap(shown, count)).toBe(text);
  });

  test('a town says its name, and how many more its label stands for', () => {
    expect(map.towns('Apex, NC, USA', 0, 1, dollarsPerDay(30))).toBe('Apex, NC, USA: 1 robot, $30/day');
    expect(map.towns('Apex, NC, USA', 2, 5, dollarsPerDay(14))).toBe(
      'Apex, NC, USA and 2 more towns: 5 robots from $14/day',
    );
  });
});
