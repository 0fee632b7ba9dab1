import { dateRequests, type DateRequest, type UserId } from '@roborrow/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';
import { messageKeys } from './message-keys.ts';

/** The most messages about dates that are read. A request and its steps are up to three. */
const NEWEST = 100;

/** The member's newest requests for dates, asked by them or of them (D509). Read anew each time that they are shown. */
export const requestsOf = (services: Promise<Services>, me: UserId) =>
  queryOptions({
    queryKey: messageKeys.dates(me),
    queryFn: async (): Promise<readonly DateRequest[]> =>
      dateRequests(await (await services).messages.listDates(me, NEWEST)),
    staleTime: 0,
  });
