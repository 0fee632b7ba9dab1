import { byNewest, mergeMessages, type Dated, type Message, type MessagePage } from '@roborrow/domain';

/** The known part of a thread, or of all messages: from the newest back to some time, without gaps. */
export interface LiveView {
  /** Newest first. */
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

/**
 * The view after the live window (the newest `limit` messages) arrived. The part that the window covers is
 * replaced by it. Older messages are kept if they are connected to the window; otherwise they are dropped and
 * loaded again.
 */
export function applyLiveWindow(
  view: LiveView | undefined,
  window: readonly Message[],
  limit: number,
): LiveView {
  const oldest = window.at(-1);
  if (oldest === undefined || window.length < limit) return { messages: window, hasEarlier: false };
  const known = view?.messages ?? [];
  const inWindow = new Set(window.map(({ id }) => id));
  if (view === undefined || !known.some(({ id }) => inWindow.has(id)))
    return { messages: window, hasEarlier: true };
  const older = known.filter((message) => byNewest(message, oldest) > 0);
  const reachesFurther = older.length === 0 && known.at(-1)?.id !== oldest.id;
  return { messages: mergeMessages(older, window), hasEarlier: reachesFurther || view.hasEarlier };
}

/** Adds the page that was requested before `oldest`; a page that no longer fits changes nothing. */
export function withEarlier(view: LiveView, oldest: Message, page: MessagePage): LiveView {
  if (view.messages.at(-1)?.id !== oldest.id) return view;
  return { messages: mergeMessages(view.messages, page.messages), hasEarlier: page.next !== null };
}

export const hasMessage = (view: LiveView | undefined, id: Message['id']): boolean =>
  view?.messages.some((message) => message.id === id) ?? false;

/**
 * Whether a stored message is older than everything in the view, so that the view shows it only after loading
 * earlier pages.
 */
export const isBeyond = (view: LiveView, message: Dated): boolean => {
  const oldest = view.messages.at(-1);
  return view.hasEarlier && oldest !== undefined && byNewest(oldest, message) < 0;
};
