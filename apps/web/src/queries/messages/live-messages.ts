import type { Listener, Message, MessagePage, MessagesPort, PageQuery, Unsubscribe } from '@roborrow/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../services.tsx';
import { subscribe } from './subscribe.ts';
import { withEarlier, applyLiveWindow, type LiveView } from './live-view.ts';

/**
 * Messages whose newest ones are followed live and whose older ones are loaded in pages. Create it once, not
 * at every render.
 */
export interface MessageSource {
  /** The query key of the view. */
  readonly key: readonly unknown[];
  /** How many of the newest messages are followed, and the size of a page. */
  readonly size: number;
  readonly subscribe: (port: MessagesPort, listener: Listener<readonly Message[]>) => Unsubscribe;
  readonly list: (port: MessagesPort, query: PageQuery) => Promise<MessagePage>;
}

export interface LiveMessages {
  /** Newest first; `null` until known. */
  readonly messages: readonly Message[] | null;
  readonly hasEarlier: boolean;
  /** The error that ended the live view, or `null`. */
  readonly failure: unknown;
  readonly retry: () => void;
  readonly isLoadingEarlier: boolean;
  /** Resolves to the view afterwards. Rejects with a PortError. */
  readonly loadEarlier: () => Promise<LiveView | undefined>;
}

/** The current content of a live view; `undefined` until known. */
export const useLiveView = (key: readonly unknown[]): LiveView | undefined =>
  useQuery<LiveView>({ queryKey: key, queryFn: skipToken, staleTime: Infinity }).data;

/** Follows a source and is the only writer of its view: stored messages reach the screen only through it. */
export function useLiveMessages(source: MessageSource): LiveMessages {
  const services = useServices();
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const view = useLiveView(source.key);

  useEffect(() => {
    const next = (window: readonly Message[]) =>
      queries.setQueryData<LiveView>(source.key, (known) => applyLiveWindow(known, window, source.size));
    return subscribe(
      services,
      ({ messages }) => source.subscribe(messages, { next, error: setFailure }),
      setFailure,
    );
  }, [attempt, source, services, queries]);

  const earlier = useMutation({
    mutationFn: async (oldest: Message): Promise<MessagePage> =>
      source.list((await services).messages, { before: oldest, limit: source.size }),
    onSuccess: (page, oldest) =>
      queries.setQueryData<LiveView>(source.key, (known) => known && withEarlier(known, oldest, page)),
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
      const known = queries.getQueryData<LiveView>(source.key);
      const oldest = known?.messages.at(-1);
      if (oldest && known?.hasEarlier && !earlier.isPending) await earlier.mutateAsync(oldest);
      return queries.getQueryData<LiveView>(source.key);
    },
  };
}
