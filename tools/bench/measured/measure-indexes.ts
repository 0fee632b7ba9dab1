import { createInMemoryBackend, createMemoryStore } from '@roborrow/adapter-in-memory';
import { epochMs, UNKNOWN_PLACE, type Robot, type VocabularyPort } from '@roborrow/domain';
import { bufferBytes, heapBytes } from './memory.ts';
import type { IndexRow } from './results.ts';
import { createKdbush, createQuadtree, type RobotsByPlace } from './robot-indexes.ts';
import { time } from './stopwatch.ts';

interface Built<Value> {
  readonly value: Value;
  readonly milliseconds: number;
  readonly bytes: number | null;
  /** Outside of the heap, if the runtime tells. */
  readonly bufferBytes: number;
}

/** Builds something, and measures how long that takes and how many bytes it keeps. */
export const build = async <Value>(create: () => Value | Promise<Value>): Promise<Built<Value>> => {
  const before = heapBytes();
  const buffers = bufferBytes();
  const start = performance.now();
  const value = await create();
  const milliseconds = performance.now() - start;
  const after = heapBytes();
  return {
    value,
    milliseconds,
    bufferBytes: bufferBytes() - buffers,
    bytes: before === null || after === null ? null : after - before,
  };
};

export const megabytes = (bytes: number | null): number | null => (bytes === null ? null : bytes / 2 ** 20);

/** The robots port of the in-memory backend over these robots, and its store. */
export const createRobotsPort = (robots: readonly Robot[], vocabulary?: VocabularyPort) => {
  const store = createMemoryStore({ robots });
  const ports = createInMemoryBackend({
    store,
    ...(vocabulary && { vocabulary }),
    clock: { now: () => epochMs(0) },
    ids: { next: () => 'unused' },
    places: { suggest: async () => [], geocode: async () => UNKNOWN_PLACE },
  });
  return { store, robots: ports.robots };
};

/** Builds the indexes of the searches, and measures their cost. */
export const measureIndexes = async (
  robots: readonly Robot[],
): Promise<{ readonly rows: readonly IndexRow[]; readonly kdbush: RobotsByPlace }> => {
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
  const quadtree = await build(() => createQuadtree(robots));
  const kdbush = await build(() => createKdbush(robots));
  return {
    rows: [rowOf('quadtree', quadtree), rowOf('kdbush', kdbush)],
    kdbush: kdbush.value,
  };
};
