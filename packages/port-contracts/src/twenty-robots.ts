import {
  dollarsPerDay,
  epochMs,
  LISTING_CATEGORIES,
  type PublicRobotsPort,
  type Robot,
} from '@roborrow/domain';
import { storedRobot } from './robots.ts';
import type { CurrentWorld } from './use-world.ts';

/** When the first planted robot was listed. */
export const AT = 1_700_000_000_000;

/** Twenty robots with few times and ratings, so that ties happen; every fourth is paused. */
export const plantTwenty = async (
  world: CurrentWorld,
): Promise<{ planted: readonly Robot[]; robots: PublicRobotsPort }> => {
  const ports = await world.stranger();
  const planted = Array.from({ length: 20 }, (_, i) =>
    storedRobot(ports, {
      category: LISTING_CATEGORIES[i % 3] ?? 'Other',
      createdAt: epochMs(AT + Math.floor(i / 5) * 1000),
      rating: [0, 4.5, 5][i % 3] ?? 0,
      isAvailable: i % 4 !== 3,
      price: dollarsPerDay(i + 1),
    }),
  );
  await world.current.plant({ robots: planted });
  return { planted, robots: (await world.reader()).robots };
};
