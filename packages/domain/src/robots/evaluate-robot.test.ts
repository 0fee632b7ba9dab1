import { robotArb } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollarsPerDay, miles } from '../units.ts';
import { parseCategory } from './category.ts';
import { createRobotEvaluator } from './evaluate-robot.ts';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';

const evaluateRobot = (robot: Robot, criteria: SearchCriteria, origin: SearchOrigin | null) =>
  createRobotEvaluator(criteria, origin)(robot);

describe('an available robot of $50 at the null island', () => {
  const [sample] = fc.sample(robotArb, { numRuns: 1, seed: 1 });
  if (sample === undefined) throw new Error('no sample');
  const robot: Robot = {
    ...sample,
    name: 'Robotic ARM',
    isAvailable: true,
    price: dollarsPerDay(50),
    category: 'Hobby',
    coordinates: { latitude: 0, longitude: 0 },
  };
  const anything: SearchCriteria = { text: '', category: { kind: 'all' }, price: NO_PRICE_BOUNDS };
  const here: SearchOrigin = { coordinates: { latitude: 0, longitude: 0 }, radius: miles(1) };

  test('is found at distance 0: 0° is a real place (D5)', () => {
    expect(evaluateRobot(robot, anything, here)).toEqual({ kind: 'kept', distance: 0 });
  });

  test('names every reason for its exclusion', () => {
    const judgement = evaluateRobot(
      { ...robot, isAvailable: false },
      { text: 'toaster', category: parseCategory('drone'), price: { min: 51, max: 49 } },
      { coordinates: { latitude: 1, longitude: 0 }, radius: miles(25) },
    );
    expect(judgement).toEqual({
      kind: 'dropped',
      reasons: [
        'unavailable',
        'below-minimum-price',
        'above-maximum-price',
        'category',
        'text',
        'outside-radius',
      ],
    });
  });

  test('is excluded without coordinates only if the search has an origin', () => {
    expect(evaluateRobot({ ...robot, coordinates: null }, anything, here)).toEqual({
      kind: 'dropped',
      reasons: ['no-coordinates'],
    });
    expect(evaluateRobot({ ...robot, coordinates: null }, anything, null)).toEqual({
      kind: 'kept',
      distance: null,
    });
  });

  test.each(['arm', 'ARM', ' robotic arm ', 'ic a', 'hob', 'HOBBY'])('is found by %j', (text) => {
    expect(evaluateRobot(robot, { ...anything, text }, null).kind).toBe('kept');
  });

  test.each([
    [{ min: 50, max: 50 }, 'kept'],
    [{ min: null, max: 49.99 }, 'dropped'],
    [{ min: 50.01, max: null }, 'dropped'],
  ])('costing %j is %s: bounds are inclusive (D8)', (price, kind) => {
    expect(evaluateRobot(robot, { ...anything, price }, null).kind).toBe(kind);
  });
});
