import { demoSeed } from '@roborrow/adapter-in-memory';
import { dollarsPerDay, epochMs, robotId, userId, type Coordinates, type Robot } from '@roborrow/domain';
import { createDraw, somewhereIn, type Random } from './towns.ts';

const { robots: DEMO = [] } = demoSeed(epochMs(0));
const SENTENCES = DEMO.flatMap(({ description }) => description.split(/(?<=[.?!]) /));
const FEATURES = DEMO.flatMap(({ features }) => features);

/**
 * Robots where people live, the same in every run, with names, features and sentences of the demo's, mixed at random; one in ten is
 * rented, one in fifty has no coordinates, one in 500 has the same model number.
 */
export const createRobotCorpus = (
  count: number,
  drawTown: () => Coordinates,
  random: Random,
): readonly Robot[] => {
  const draw = createDraw(random);
  return Array.from({ length: count }, (_, number): Robot => {
    const robot = draw(DEMO);
    const createdAt = epochMs(1_700_000_000_000 + Math.floor(random() * 5_000_000) * 10_000);
    return {
      ...robot,
      id: robotId(`robot${String(number).padStart(15, '0')}`),
      ownerId: userId(`owner${Math.floor(number / 3)}`),
      name: `${robot.name} m${Math.floor(random() * 500)}`,
      description: Array.from({ length: 4 }, () => draw(SENTENCES)).join(' '),
      features: Array.from({ length: 4 }, () => draw(FEATURES)),
      price: dollarsPerDay(Math.floor(100 + random() * 19_900) / 100),
      coordinates: random() < 0.02 ? null : somewhereIn(drawTown(), random),
      isAvailable: random() >= 0.1,
      createdAt,
      updatedAt: createdAt,
    };
  });
};
