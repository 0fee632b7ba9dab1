import type { Message, MessagePage, UserId } from '@roborrow/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../services.tsx';
import { noteMessages } from './conversations.ts';
import { follow } from './follow.ts';
import { messageKeys } from './message-keys.ts';
import { withEarlier, withWindow, type ThreadView } from './thread-view.ts';
import { changeUnsent } from './unsent.ts';

/** The newest messages of the open thread are followed live; earlier ones come in pages of the same size. */
const THREAD_PAGE = 50;

export interface LiveThread {
  /** Newest first; `null` until known. */
  readonly messages: readonly Message[] | null;
  readonly hasEarlier: boolean;
  /** What broke the live view, or `null`. */
  readonly failure: unknown;
  readonly retry: () => void;
  readonly isLoadingEarlier: boolean;
  /** Rejects with a PortError. */
  readonly loadEarlier: () => Promise<void>;
}

/** One open thread: a component that uses this is keyed by the counterpart. */
export function useThread(me: UserId, counterpart: UserId): LiveThread {
  const services = useServices();
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const { data: view } = useQuery<ThreadView>({
    queryKey: messageKeys.thread(me, counterpart),
    queryFn: skipToken,
    staleTime: Infinity,
  });

  useEffect(() => {
    const next = (window: readonly Message[]) => {
      queries.setQueryData<ThreadView>(messageKeys.thread(me, counterpart), (known) =>
        withWindow(known, window, THREAD_PAGE),
      );
      noteMessages(queries, me, window);
      settleArrived(me, window);
    };
    return follow(
      services,
      ({ messages }) =>
        messages.subscribeThread(me, counterpart, THREAD_PAGE, { next, error: setFailure }),
      setFailure,
    );
  }, [attempt, me, counterpart, services, queries]);

  const earlier = useMutation({
    mutationFn: async (oldest: Message): Promise<MessagePage> =>
      (await services).messages.listThread(me, counterpart, { before: oldest, limit: THREAD_PAGE }),
    onSuccess: (page, oldest) =>
      queries.setQueryData<ThreadView>(
        messageKeys.thread(me, counterpart),
        (known) => known && withEarlier(known, oldest, page),
      ),
  });

  return {
    messages: view?.messages ?? null,
    hasEarlier: view?.hasEarlier ?? false,
    failure,
    retry: () => {
      setFailure(null);
      setAttempt((count) => count + 1);
    },
    isLoadingEarlier: earlier.isPending,
    loadEarlier: async () => {
      const oldest = view?.messages.at(-1);
      if (oldest && view?.hasEarlier && !earlier.isPending) await earlier.mutateAsync(oldest);
    },
  };
}

/** A message whose answer got lost and that arrives after all was sent (D27). */
function settleArrived(me: UserId, arrived: readonly Message[]): void {
  const ids = new Set(arrived.map(({ id }) => id));
  changeUnsent(me, (unsent) => {
    const outbox = unsent.outbox.filter(({ id }) => !ids.has(id));
    return outbox.length === unsent.outbox.length ? unsent : { ...unsent, outbox };
  });
}
