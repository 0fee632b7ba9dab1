import type { LanguageTag, MailState, NoticeChannel, NoticeSettings, UserId } from '@roborrow/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Services, useServices } from '../../services.tsx';
import { userKeys } from '../../shared/users.queries.ts';

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

/** Whether mails come to the user's address; as if they did where none are sent. */
export const mailState = (services: Promise<Services>, user: UserId) =>
  queryOptions({
    queryKey: [...userKeys.all, 'mails', user] as const,
    queryFn: async (): Promise<MailState> => {
      const { notifier } = await services;
      return notifier.hasEmail ? notifier.mailState() : 'ready';
    },
    // The page behind the link changes it.
    staleTime: ({ state }) => (state.data === 'ready' ? Infinity : 0),
    refetchOnWindowFocus: true,
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

/** Saves one choice. It is shown at once, and what is stored is shown after a failure. */
export function useChangeNotices(user: UserId) {
  const services = useServices();
  const queries = useQueryClient();
  const { queryKey } = noticeSettings(services, user);
  return useMutation({
    // One after the other.
    scope: { id: 'notices' },
    mutationFn: async (settings: NoticeSettings) => (await services).users.setNoticeSettings(user, settings),
    onMutate: async (settings) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, settings);
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Stores in which language notices come (D847), beside what was chosen meanwhile. */
export function useChangeLanguage(user: UserId) {
  const services = useServices();
  const queries = useQueryClient();
  const { queryKey } = noticeSettings(services, user);
  return useMutation({
    scope: { id: 'notices' },
    mutationFn: async (language: LanguageTag) => {
      const { users } = await services;
      const settings = { ...(await users.getNoticeSettings(user)), language };
      await users.setNoticeSettings(user, settings);
      queries.setQueryData(queryKey, settings);
    },
  });
}

/** Sends the user a notice, to see whether they arrive (D440, D546). */
export function useSendTest(channel: NoticeChannel) {
  const services = useServices();
  return useMutation({ mutationFn: async () => (await services).notifier.sendTest(channel) });
}
