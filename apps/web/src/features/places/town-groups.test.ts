import { dollarsPerDay, robotId } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TownOnMap } from './map-scene.ts';
import { groupTowns } from './town-groups.ts';

const town = (name: string, x: number, y: number, robots = 1, price = 20): TownOnMap => ({
  x,
  y,
  town: {
    name,
    coordinates: { latitude: 0, longitude: 0 },
    robots: Array.from({ length: robots }, (_, i) => robotId(`${name} ${i}`)),
    lowestPrice: dollarsPerDay(price),
  },
});

describe('towns that are close to each other on the screen', () => {
  const towns = [town('A', 0, 0, 5, 30), town('B', 0.2, 0, 2, 10), town('C', 5, 0)];

  it('share a label with all their robots and their lowest price', () => {
    const [first, second] = groupTowns(towns, 100);
    expect(first).toMatchObject({ leader: { town: { name: 'A' } }, robots: 7, lowestPrice: 10 });
    expect(second).toMatchObject({ leader: { town: { name: 'C' } }, robots: 1 });
  });

  it('have labels of their own at a larger scale', () => {
    expect(groupTowns(towns, 1000).map(({ robots }) => robots)).toEqual([5, 2, 1]);
  });

  const townsArb = fc
    .array(
      fc.tuple(fc.double({ min: -5, max: 5, noNaN: true }), fc.double({ min: -5, max: 5, noNaN: true })),
      {
        maxLength: 60,
        size: 'max',
      },
    )
    .map((points) => points.map(([x, y], i) => town(`T${i}`, x, y)));

  it('are in one group each, near its leader, and leaders are apart', () => {
    fc.assert(
      fc.property(townsArb, fc.constantFrom(4, 20, 100), (all, scale) => {
        const groups = groupTowns(all, scale);
        expect(groups.flatMap(({ towns: together }) => together).length).toBe(all.length);
        expect(new Set(groups.flatMap(({ towns: together }) => together)).size).toBe(all.length);
        const apart = (a: TownOnMap, b: TownOnMap) => Math.hypot(a.x - b.x, a.y - b.y) * scale;
        for (const { leader, towns: together } of groups)
          for (const other of together) expect(apart(leader, other)).toBeLessThan(30);
        for (const [i, { leader }] of groups.entries())
          for (const { leader: other } of groups.slice(i + 1))
            expect(apart(leader, other)).toBeGreaterThanOrEqual(30 - 1e-9);
      }),
      { numRuns: runs(300) },
    );
  });
});
