import { fc, test } from '@fast-check/vitest';
import { robotArb, robotsArb, runs } from '@roborrow/domain/testing';
import { describe, expect } from 'vitest';
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

  test.prop([robotsArb()], { numRuns: runs(2000) })('places no robot before a better one', (robots) => {
    const sorted = [...robots].sort(order);
    for (const [position, robot] of sorted.entries()) {
      for (const later of sorted.slice(position + 1)) expect(isBehind(robot, later)).toBe(false);
    }
  });

  test.prop([robotsArb(), fc.integer()], { numRuns: runs(1000) })(
    'does not depend on the original order',
    (robots) => {
      expect(ids([...robots].reverse().sort(order))).toEqual(ids([...robots].sort(order)));
    },
  );

  test.prop([robotArb], { numRuns: runs(1000) })('treats a robot as equal to itself', (robot) => {
    expect(order(robot, { ...robot })).toBe(0);
  });
});

test.prop([robotArb, robotArb, fc.constantFrom(...LISTING_ORDERS)], { numRuns: runs(1000) })(
  'the positions of two robots compare as the robots do',
  (a, b, order) => {
    const positions = byPosition(order)(positionIn(order, a), positionIn(order, b));
    expect(Math.sign(positions)).toBe(Math.sign(byOrder(order)(a, b)));
  },
);
