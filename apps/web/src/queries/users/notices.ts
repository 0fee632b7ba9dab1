import type { NoticeSettings, UserId } from '@roborrow/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';
import { userKeys } from './users.ts';

/** By what notices are sent at all (D441, D541). */
export const noticeChannels = (services: Promise<Services>) =>
  queryOptions({
    queryKey: ['notice-channels'],
    queryFn: async () => {
      const { hasEmail, pushKey } = (await services).notifier;
      return { hasEmail, hasPush: pushKey !== null };
    },
    staleTime: Infinity,
  });

/** How the user wants to hear of messages (D430). */
export const noticeSettings = (services: Promise<Services>, user: UserId) =>
  queryOptions({
    queryKey: [...userKeys.all, 'notices', user] as const,
    queryFn: async (): Promise<NoticeSettings> => (await services).users.getNoticeSettings(user),
    // A link in a mail may have changed them.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
