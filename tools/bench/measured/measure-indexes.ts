import { createInMemoryBackend, createMemoryStore } from '@roborrow/adapter-in-memory';
import { epochMs, UNKNOWN_PLACE, type Robot, type RobotsPort } from '@roborrow/domain';
import { heapBytes } from './memory.ts';
import type { IndexRow } from './results.ts';
import { createKdbush, createQuadtree, type RobotsByPlace } from './robot-indexes.ts';
import { time } from './stopwatch.ts';

interface Built<Value> {
  readonly value: Value;
  readonly milliseconds: number;
  readonly bytes: number | null;
}

const build = <Value>(create: () => Value): Built<Value> => {
  const before = heapBytes();
  const start = performance.now();
  const value = create();
  const milliseconds = performance.now() - start;
  const after = heapBytes();
  return { value, milliseconds, bytes: before === null || after === null ? null : after - before };
};

const megabytes = (bytes: number | null): number | null => (bytes === null ? null : bytes / 2 ** 20);

/** The robots port of the in-memory backend over these robots. */
export const createRobotsPort = (robots: readonly Robot[]): RobotsPort =>
  createInMemoryBackend({
    store: createMemoryStore({ robots }),
    clock: { now: () => epochMs(0) },
    ids: { next: () => 'unused' },
    places: { suggest: async () => [], geocode: async () => UNKNOWN_PLACE },
  }).robots;

/** Builds the indexes of the searches, and measures their cost. */
export const measureIndexes = (
  robots: readonly Robot[],
): { readonly rows: readonly IndexRow[]; readonly kdbush: RobotsByPlace } => {
  const [someRobot] = robots.filter((robot) => robot.isAvailable && robot.coordinates !== null);
  const rowOf = (
    index: string,
    { value, milliseconds, bytes }: Built<Pick<RobotsByPlace, 'move' | 'externalBytes'>>,
  ): IndexRow => ({
    robots: robots.length,
    index,
    buildMilliseconds: milliseconds,
    megabytes: megabytes(bytes === null ? null : bytes + value.externalBytes),
    moveMicroseconds: someRobot === undefined ? NaN : time(() => value.move(someRobot)) * 1000,
  });
  const quadtree = build(() => createQuadtree(robots));
  const kdbush = build(() => createKdbush(robots));
  return {
    rows: [rowOf('quadtree', quadtree), rowOf('kdbush', kdbush)],
    kdbush: kdbush.value,
  };
};
