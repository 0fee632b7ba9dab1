import type { CalendarDay, RobotId } from '@roborrow/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';
import { robotKeys } from '../robots/index.ts';

/** The days of a robot that its owner accepted, from a day on (D511). Read anew each time that they are shown. */
export const takenDaysOf = (services: Promise<Services>, id: RobotId, from: CalendarDay) =>
  queryOptions({
    queryKey: [...robotKeys.all, 'taken', id, from],
    queryFn: async () => (await services).robots.listTaken(id, from),
    staleTime: 0,
  });
