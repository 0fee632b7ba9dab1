import { dateRequests, type DateRequest, type UserId } from '@roborrow/domain';
import { useMemo } from 'react';
import { messageKeys } from '../../shared/inbox.ts';
import { type Following, type LiveSource, useLiveView, useLiveWindow } from '../inbox/index.ts';

/** The most messages about dates that are followed. A request and its steps are up to four. */
const NEWEST = 100;

/** Follows the member's newest requests for dates; without a member, none. A screen does it once, for every `useDateRequests` on it. */
export function useFollowDateRequests(me: UserId | null): Following {
  const source = useMemo(
    (): LiveSource | null =>
      me && {
        key: messageKeys.dates(me),
        size: NEWEST,
        subscribe: (port, listener) => port.subscribeDates(me, NEWEST, listener),
      },
    [me],
  );
  return useLiveWindow(source);
}

/** The member's newest requests for dates, asked by them or of them, live (D509); `null` until known. */
export function useDateRequests(me: UserId): readonly DateRequest[] | null {
  const view = useLiveView(messageKeys.dates(me));
  return useMemo(() => (view ? dateRequests(view.messages) : null), [view]);
}
