import { mergeSaved, NOTHING_SAVED, type Saved, type UserId } from '@roborrow/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';

export const savedKeys = {
  of: (user: UserId) => ['saved', user] as const,
  changes: (user: UserId) => ['saved', user, 'changes'] as const,
};

/** What the member saved in their account, without changes that are on their way. */
export const accountSaved = (services: Promise<Services>, user: UserId) =>
  queryOptions({
    queryKey: savedKeys.of(user),
    queryFn: async ({ client, queryKey }) => {
      const stored = await (await services).saved.get(user);
      // A change may have arrived since the read began; merged, neither is lost.
      return mergeSaved(stored, client.getQueryData<Saved>(queryKey) ?? NOTHING_SAVED);
    },
    // Another device may have changed it; at most one read a minute.
    refetchOnWindowFocus: true,
  });

/** Shows what the account holds after a change. */
export function showStored(queries: QueryClient, user: UserId, stored: Saved): void {
  queries.setQueryData<Saved>(savedKeys.of(user), (before = NOTHING_SAVED) => mergeSaved(before, stored));
}

interface News {
  readonly user: UserId;
  readonly stored: Saved;
}

/** Browsers without channels learn of another tab's changes when it comes to the front. */
const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('roborrow.saved');

/** Tells other tabs of the same account what it holds now. */
export function tellOtherTabs(news: News): void {
  const channel = openChannel();
  channel?.postMessage(news);
  channel?.close();
}

/** Shows what other tabs of the same account have stored, until the returned function is called. */
export function followOtherTabs(queries: QueryClient, me: UserId): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data.user === me) showStored(queries, me, data.stored);
  });
  return () => channel?.close();
}
