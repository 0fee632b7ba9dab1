import { byNewestMessage, mergeMessages, type Message, type MessagePage } from '@roborrow/domain';

/** How much of a thread is known: everything from its newest message back to some moment, without holes. */
export interface ThreadView {
  /** Newest first. */
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

/**
 * The view after the live window (the newest `limit` messages) came in. What the window covers is exactly as the
 * window says; what is older is kept as long as the two touch, otherwise dropped to be loaded again.
 */
export function applyLiveWindow(
  view: ThreadView | undefined,
  window: readonly Message[],
  limit: number,
): ThreadView {
  const oldest = window.at(-1);
  if (oldest === undefined || window.length < limit) return { messages: window, hasEarlier: false };
  const known = view?.messages ?? [];
  const inWindow = new Set(window.map(({ id }) => id));
  if (view === undefined || !known.some(({ id }) => inWindow.has(id)))
    return { messages: window, hasEarlier: true };
  const older = known.filter((message) => byNewestMessage(message, oldest) > 0);
  const reachesFurther = older.length === 0 && known.at(-1)?.id !== oldest.id;
  return { messages: mergeMessages(older, window), hasEarlier: reachesFurther || view.hasEarlier };
}

/** The view with the page that was asked for before `oldest`; a page that no longer fits changes nothing. */
export function withEarlier(view: ThreadView, oldest: Message, page: MessagePage): ThreadView {
  if (view.messages.at(-1)?.id !== oldest.id) return view;
  return { messages: mergeMessages(view.messages, page.messages), hasEarlier: page.next !== null };
}

/** The view with a message that the backend just took. */
export const withSent = (view: ThreadView, sent: Message): ThreadView => ({
  ...view,
  messages: mergeMessages([sent], view.messages),
});
