import {
  MAX_RADIUS,
  miles,
  NO_PRICE_BOUNDS,
  robotId,
  searchRobots,
  type Coordinates,
  type NearRobot,
  type Robot,
  type SearchOrigin,
} from '@roborrow/domain';
import { coordinatesArb, evenlyArb, nearbyArb, robotArb, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { narrowedNear } from './narrowed.ts';
import { nearPosition } from './nearest.ts';
import { createRobotSlots, type RobotSlots } from './robot-slots.ts';
import type { Candidates } from './token-index.ts';

const EVERY_ROBOT = { text: '', category: { kind: 'all' }, price: NO_PRICE_BOUNDS } as const;

const nearOf = (robots: readonly Robot[], origin: SearchOrigin): readonly NearRobot[] =>
  searchRobots(robots, EVERY_ROBOT, origin).map(({ robot, distance }) => ({
    robot,
    distance: distance ?? miles(0),
  }));

/** The few first slots of which these are candidates. */
const narrowedTo = (slots: RobotSlots, among: readonly number[]) => {
  const bits = slots.noBits();
  for (const slot of among) bits[0] = (bits[0] ?? 0) | (1 << slot);
  return {
    newest: () => [],
    all: () => [],
    byCells: (area, from) => slots.byCells(() => bits, area, from),
    within: (area) => slots.within(() => bits, area),
  } satisfies Partial<Candidates>;
};

/** Robots around a place, some of them candidates, which are as many as it says among all. */
const narrowedArb = coordinatesArb.chain((center) =>
  fc.record({
    robots: fc.array(fc.record({ robot: robotArb, at: nearbyArb(center), isCandidate: fc.boolean() }), {
      maxLength: 30,
    }),
    origin: fc.record({
      coordinates: fc.oneof(fc.constant<Coordinates>(center), nearbyArb(center, 0.1)),
      radius: fc.oneof(evenlyArb(0.1, MAX_RADIUS).map(miles), fc.constantFrom(MAX_RADIUS, miles(12_500))),
    }),
    read: fc.nat(5),
    amount: fc.constantFrom(
      { size: 30, among: 1_000_000 },
      { size: 9000, among: 1_000_000 },
      { size: 900_000, among: 1_000_000 },
    ),
  }),
);

test('candidates near a place are those within its radius, nearest first, however many there are elsewhere', () => {
  fc.assert(
    fc.property(narrowedArb, ({ robots, origin, read, amount }) => {
      const slots = createRobotSlots();
      const placed = robots.map(({ robot, at, isCandidate }, i) => {
        const one = { ...robot, id: robotId(`robot${i}`), coordinates: at, isAvailable: true };
        return { one, slot: slots.add(one), isCandidate };
      });
      const among = placed.filter(({ isCandidate }) => isCandidate);
      const candidates: Candidates = {
        ...amount,
        has: (robot) => among.some(({ one }) => one === robot),
        ...narrowedTo(
          slots,
          among.map(({ slot }) => slot),
        ),
      };
      const expected = nearOf(
        among.map(({ one }) => one),
        origin,
      );
      const last = expected[read - 1];
      const after = last && nearPosition(last);
      const everyRobot = nearOf(
        placed.map(({ one }) => one),
        origin,
      );
      const rest = after
        ? everyRobot.slice(everyRobot.findIndex(({ robot }) => robot === last.robot) + 1)
        : everyRobot;
      const near = narrowedNear({ robots: rest, count: () => null }, origin, after, candidates);
      expect([...near.robots]).toEqual(after ? expected.slice(read) : expected);
    }),
    { numRuns: runs(500) },
  );
});

/** Where cells of the map meet. */
const CORNER = { latitude: 35.625, longitude: -79 };

test.each([
  // 7.656 miles round to 7.7.
  ['in a cell that ends before the first part of the radius does', 35.70035, 1e-9, 8 * 7.695],
  // 7.735 miles round to 7.7.
  ['in a cell that begins beyond the radius', 35.702, -1e-9, 7.7],
])('a candidate is found by its rounded distance %s', (_, latitude, offset, radius) => {
  const [one] = fc.sample(robotArb, 1);
  if (!one) throw new Error('no robot');
  const coordinates = { latitude: CORNER.latitude + offset, longitude: CORNER.longitude + offset };
  const robot = { ...one, coordinates, isAvailable: true };
  const slots = createRobotSlots();
  const candidates: Candidates = {
    ...{ size: 9000, among: 1_000_000, has: () => true },
    ...narrowedTo(slots, [slots.add(robot)]),
  };
  const origin = { coordinates: { latitude, longitude: -78.9 }, radius: miles(radius) };
  const near = narrowedNear({ robots: [], count: () => null }, origin, undefined, candidates);
  expect([...near.robots].map((found) => found.robot)).toEqual([robot]);
});
