import { rentalOf, readRental, type MessageId, type Rental, type UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messageKeys } from '../../shared/inbox.ts';
import { useServices } from '../../services.tsx';
import { useFollowDateRequests } from '../dates/index.ts';
import { useLiveView } from '../inbox/index.ts';

/** What is known of a rental. */
export type KnownRental =
  | { readonly kind: 'loading' }
  /** There is none, or it is of others: nothing tells which. */
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly rental: Rental }
  | { readonly kind: 'failed'; readonly retry: () => void };

/**
 * A rental, live as long as its request is among the member's newest messages about dates, which hold then all that came after it. An
 * older one is read once.
 */
export function useRental(me: UserId, id: MessageId): KnownRental {
  const services = useServices();
  const following = useFollowDateRequests(me);
  const view = useLiveView(messageKeys.dates(me));
  const live = useMemo(() => (view ? rentalOf(id, view.messages) : null), [id, view]);
  const isBeyond = live === null && (view !== undefined || following.failure !== null);
  // A step that is taken comes with the view, and the rental is read anew then.
  const newest = view?.messages[0]?.id ?? null;
  const read = useQuery({
    queryKey: [...messageKeys.of(me), 'rental', id, newest],
    queryFn: async () => {
      const answer = await readRental(await services)({ me, id });
      if (answer.ok) return answer.value;
      throw answer.error.kind === 'port' ? answer.error.error : new Error(answer.error.kind);
    },
    enabled: isBeyond,
    placeholderData: (known) => known,
  });
  if (live !== null) return { kind: 'known', rental: live };
  if (!isBeyond || read.isPending) return { kind: 'loading' };
  if (read.data === undefined)
    return {
      kind: 'failed',
      retry: () => {
        following.retry();
        void read.refetch();
      },
    };
  return read.data === null ? { kind: 'none' } : { kind: 'known', rental: read.data };
}
