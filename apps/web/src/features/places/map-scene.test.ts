import { dollarsPerDay } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { robot } from '../../../testing/world.ts';
import { townsOf } from './map-scene.ts';

const CARY = { location: 'Cary, NC, USA', coordinates: { latitude: 35.78, longitude: -78.8 } };

describe('towns with robots (D380)', () => {
  it('have the robots of their place in the order of the list, and their lowest price', () => {
    const robots = [
      robot(1, { price: dollarsPerDay(30) }),
      robot(2, { ...CARY, price: dollarsPerDay(5) }),
      robot(3, { price: dollarsPerDay(20) }),
    ];
    expect(townsOf(robots)).toMatchObject([
      { name: 'Apex, NC, USA', robots: ['robot1', 'robot3'], lowestPrice: 20 },
      { name: 'Cary, NC, USA', robots: ['robot2'], lowestPrice: 5 },
    ]);
  });

  it('are one point, wherever in the town a robot is', () => {
    const elsewhere = { coordinates: { latitude: 35.71, longitude: -78.91 } };
    expect(townsOf([robot(1), robot(2, elsewhere)])).toMatchObject([
      { coordinates: robot(1).coordinates, robots: ['robot1', 'robot2'] },
    ]);
  });

  it('leave out a robot without coordinates', () => {
    expect(townsOf([robot(1, { coordinates: null })])).toEqual([]);
  });
});
