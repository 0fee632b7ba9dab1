import type { Listener, Message, MessagePage, MessagesPort, PageQuery, Unsubscribe } from '@roborrow/domain';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../services.tsx';
import { subscribe } from './subscribe.ts';
import { withEarlier, applyLiveWindow, type LiveView } from './live-view.ts';

/** Messages whose newest ones are followed live. Create it once, not at every render. */
export interface LiveSource {
  /** The query key of the view. */
  readonly key: readonly unknown[];
  /** How many of the newest messages are followed. */
  readonly size: number;
  readonly subscribe: (port: MessagesPort, listener: Listener<readonly Message[]>) => Unsubscribe;
}

/** A source whose older messages are loaded in pages of the same size. */
export interface MessageSource extends LiveSource {
  readonly list: (port: MessagesPort, query: PageQuery) => Promise<MessagePage>;
}

/** How following a source goes. */
export interface Following {
  /** The error that ended the live view, or `null`. */
  readonly failure: unknown;
  readonly retry: () => void;
}

export interface LiveMessages extends Following {
  /** Newest first; `null` until known. */
  readonly messages: readonly Message[] | null;
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  /** Resolves to the view afterwards. Rejects with a PortError. */
  readonly loadEarlier: () => Promise<LiveView | undefined>;
}

/** The current content of a live view; `undefined` until known. */
export const useLiveView = (key: readonly unknown[]): LiveView | undefined =>
  useQuery<LiveView>({ queryKey: key, queryFn: skipToken, staleTime: Infinity }).data;

/** Follows a source, if there is one, and is the only writer of its view: stored messages reach the screen only through it. */
export function useLiveWindow(source: LiveSource | null): Following {
  const services = useServices();
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (source === null) return undefined;
    const next = (window: readonly Message[]) =>
      queries.setQueryData<LiveView>(source.key, (known) => applyLiveWindow(known, window, source.size));
    return subscribe(
      services,
      ({ messages }) => source.subscribe(messages, { next, error: setFailure }),
      setFailure,
    );
  }, [attempt, source, services, queries]);

  return {
    failure,
    retry: () => {
      setFailure(null);
      setAttempt((count) => count + 1);
    },
  };
}

/** Follows a source, and loads earlier messages into its view. */
export function useLiveMessages(source: MessageSource): LiveMessages {
  const services = useServices();
  const queries = useQueryClient();
  const following = useLiveWindow(source);
  const view = useLiveView(source.key);

  const earlier = useMutation({
    mutationFn: async (oldest: Message): Promise<MessagePage> =>
      source.list((await services).messages, { before: oldest, limit: source.size }),
    onSuccess: (page, oldest) =>
      queries.setQueryData<LiveView>(source.key, (known) => known && withEarlier(known, oldest, page)),
  });

  return {
    messages: view?.messages ?? null,
    hasEarlier: view?.hasEarlier ?? false,
    ...following,
    isLoadingEarlier: earlier.isPending,
    loadEarlier: async () => {
      const known = queries.getQueryData<LiveView>(source.key);
      const oldest = known?.messages.at(-1);
      if (oldest && known?.hasEarlier && !earlier.isPending) await earlier.mutateAsync(oldest);
      return queries.getQueryData<LiveView>(source.key);
    },
  };
}
