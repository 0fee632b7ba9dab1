import fc from 'fast-check';
import { robotArb, robotsArb, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { byNewest } from '../newest-first.ts';
import { byOrder, byPosition, LISTING_ORDERS, positionIn } from './robot-order.ts';
import type { Robot } from './robot.ts';

const ids = (robots: readonly Robot[]) => robots.map(({ id }) => id);

describe.each([
  ['newest first, ties by id descending', byNewest, ({ createdAt, id }: Robot) => [createdAt, id]],
  ['newest', byOrder('newest'), ({ createdAt, id }: Robot) => [createdAt, id]],
  [
    'price up, ties newest first',
    byOrder('price-up'),
    ({ price, createdAt, id }: Robot) => [0 - price, createdAt, id],
  ],
  [
    'price down, ties newest first',
    byOrder('price-down'),
    ({ price, createdAt, id }: Robot) => [price, createdAt, id],
  ],
  [
    'best rated first, ties newest first (D9)',
    byOrder('best-rated'),
    ({ rating, createdAt, id }: Robot) => [rating, createdAt, id],
  ],
])('the order "%s"', (_, order, keysOf) => {
  const isBehind = (a: Robot, b: Robot): boolean => {
    const others = keysOf(b);
    for (const [position, key] of keysOf(a).entries()) {
      const other = others[position] ?? key;
      if (key !== other) return key < other;
    }
    return false;
  };

  test('places no robot before a better one', () => {
    fc.assert(
      fc.property(robotsArb(), (robots) => {
        const sorted = [...robots].sort(order);
        const misplaced = sorted.filter((robot, position) =>
          sorted.slice(position + 1).some((later) => isBehind(robot, later)),
        );
        expect(misplaced).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });

  test('does not depend on the original order', () => {
    fc.assert(
      fc.property(robotsArb(), (robots) => {
        expect(ids([...robots].reverse().sort(order))).toEqual(ids([...robots].sort(order)));
      }),
      { numRuns: runs(350) },
    );
  });

  test('treats a robot as equal to itself', () => {
    fc.assert(
      fc.property(robotArb, (robot) => {
        expect(order(robot, { ...robot })).toBe(0);
      }),
      { numRuns: runs(100) },
    );
  });
});

test('the positions of two robots compare as the robots do', () => {
  fc.assert(
    fc.property(robotArb, robotArb, fc.constantFrom(...LISTING_ORDERS), (a, b, order) => {
      const positions = byPosition(order)(positionIn(order, a), positionIn(order, b));
      expect(Math.sign(positions)).toBe(Math.sign(byOrder(order)(a, b)));
    }),
    { numRuns: runs(200) },
  );
});
