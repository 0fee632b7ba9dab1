import type { Robot } from '@roborrow/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';
import { robotKeys } from './robots.queries.ts';

/**
 * The robots near another one that are like it (D608). Their code is loaded with them. Unless they are wanted nothing is asked, by the
 * server that renders the page neither.
 */
export const similarRobots = (services: Promise<Services>, robot: Robot, isWanted: boolean) =>
  queryOptions({
    queryKey: [...robotKeys.all, 'similar', robot.id, robot.category, robot.coordinates],
    queryFn: isWanted
      ? async () => {
          const { readSimilar } = await import('./read-near.ts');
          return readSimilar(await services, robot);
        }
      : skipToken,
  });
