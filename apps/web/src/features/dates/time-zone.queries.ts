import type { Robot } from '@roborrow/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';

/** The time zone of where a robot is; `null` where none is known (D753). */
export const timeZoneOf = (
  services: Promise<Pick<Services, 'timeZones'>>,
  { coordinates }: Pick<Robot, 'coordinates'>,
) =>
  queryOptions({
    queryKey: ['time-zone', coordinates],
    queryFn: async () => coordinates && (await services).timeZones.zoneAt(coordinates),
    staleTime: Infinity,
  });
