import type { NoticeChannel, NoticeSettings, UserId } from '@roborrow/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { noticeSettings } from './notices.queries.ts';

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

/** Sends the user a notice, to see whether they arrive (D440, D546). */
export function useSendTest(channel: NoticeChannel) {
  const services = useServices();
  return useMutation({ mutationFn: async () => (await services).notifier.sendTest(channel) });
}
