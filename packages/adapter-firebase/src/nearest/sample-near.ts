import {
  createRadiusPredicate,
  miles,
  ROUNDED_BY,
  type Robot,
  type RobotId,
  type RobotSample,
  type SampleQuery,
} from '@roborrow/domain';
import type { Decode } from '../mappers/decoder.ts';
import type { createChooseNarrowing } from '../reading/choose-narrowing.ts';
import type { PublicStore } from '../reading/public-store.ts';
import type { Condition } from '../reading/question.ts';
import { areaAround, closeGaps, sizeOf } from './area.ts';
import type { PlaceReader } from './explored.ts';
import { placeReader } from './place-reader.ts';

/** A part of the radius in which half of the sample is looked for, because those are of more use than the first by their keys. */
const NEAR = 0.2;

/** A few robots within a radius, by two lists at once, so that no second question is needed. */
export const createSampleNear =
  (choose: ReturnType<typeof createChooseNarrowing>) =>
  async (
    store: PublicStore,
    where: readonly Condition[],
    decode: Decode<Robot>,
    { origin, category, narrow, limit }: SampleQuery,
  ): Promise<RobotSample> => {
    const { coordinates, radius } = origin;
    const areaFor = (reach: number, { mostRanges }: Pick<PlaceReader<Robot>, 'mostRanges'>) =>
      closeGaps(areaAround(coordinates, reach, mostRanges), mostRanges, sizeOf);
    // Whatever the radius, so that samples around the same place count once.
    const choice = await choose(store, narrow, ['sample', coordinates, category], (one) => {
      const counted = placeReader(store, where, one, decode);
      return counted.count(areaFor(radius, counted));
    });
    const reader = placeReader(store, where, choice && choice.narrowing, decode);
    const read = (reach: number, most: number) => reader.read(areaFor(reach, reader), most);
    const [near, within] = await Promise.all([
      read(radius * NEAR, Math.ceil(limit / 2)),
      // One more than the limit shows whether there are more.
      read(radius + ROUNDED_BY, limit + 1),
    ]);
    const isWithin = createRadiusPredicate(coordinates, miles(radius));
    const robots = new Map<RobotId, Robot>();
    for (const { robot } of [...near, ...within])
      if (robot.coordinates && isWithin(robot.coordinates)) robots.set(robot.id, robot);
    return { robots: [...robots.values()].slice(0, limit), isAll: within.length <= limit };
  };
