import { countNewRobots, type EpochMs } from '@roborrow/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';
import type { SearchInput } from './robot-search.queries.ts';
import { robotKeys } from './robots.queries.ts';

/** How many robots are new in a search since a time (D390). */
export const newRobots = (services: Promise<Services>, input: SearchInput, since: EpochMs) =>
  queryOptions({
    queryKey: [...robotKeys.all, 'new', input, since],
    queryFn: async () => countNewRobots(await services)(input, since),
  });
