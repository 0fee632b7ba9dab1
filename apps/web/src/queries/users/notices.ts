import type { NoticeSettings, UserId } from '@roborrow/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';
import { userKeys } from './users.ts';

/** Whether notices are sent by e-mail at all (D441). */
export const emailNotices = (services: Promise<Services>) =>
  queryOptions({
    queryKey: ['email-notices'],
    queryFn: async () => (await services).notifier.hasEmail,
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
