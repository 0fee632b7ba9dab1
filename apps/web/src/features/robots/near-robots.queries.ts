import type { ShelfPlace } from '@roborrow/domain';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';
import { robotKeys } from './robots.queries.ts';

/** The robots nearest to a place, for Home (D344). Without a place nothing is asked, nor is the code for it loaded. */
export const nearRobots = (services: Promise<Services>, place: ShelfPlace | null) =>
  queryOptions({
    queryKey: [...robotKeys.all, 'near', place],
    queryFn: place
      ? async () => {
          const { readNear } = await import('./read-near.ts');
          return readNear(await services, place);
        }
      : skipToken,
  });
