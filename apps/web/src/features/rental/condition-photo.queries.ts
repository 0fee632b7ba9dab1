import type { ConditionPhoto } from '@roborrow/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';

/** The bytes of a photo of the condition in its small size; they never change. */
export const smallConditionPhoto = (
  services: Promise<Pick<Services, 'images'>>,
  { by, message, photo }: ConditionPhoto,
) =>
  queryOptions({
    queryKey: ['condition-photo', message, photo],
    queryFn: async () => (await services).images.readConditionPhoto({ by, message, photo, size: 'small' }),
    staleTime: Infinity,
  });
