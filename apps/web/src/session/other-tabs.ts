import type { UserId } from '@roborrow/domain';
import { holdMemberLock } from './member-locks.ts';

/** Where a tab asks the others for a user's sign-in, and hears of it. Only pages of this site can listen. */
const CHANNEL = 'roborrow.sign-in';

/** How long another tab may take to answer, in milliseconds. A browser slows tabs in the background down. */
const PATIENCE = 5000;

/** A tab asks for a user's sign-in, and one in which that user is signed in answers. */
type Said = { readonly wanted: UserId } | { readonly uid: UserId; readonly signIn: string };

/**
 * Tells the browser's other tabs that this user is signed in here, because each tab has its own sign-in (D12), and hands it over to a tab
 * that asks for this user's (D641).
 * @returns a function that ends both.
 */
export function tellOtherTabs(uid: UserId, handOver: () => Promise<string>): () => void {
  if (!('locks' in navigator)) return () => undefined;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (!('wanted' in data) || data.wanted !== uid) return;
    handOver().then((signIn) => channel.postMessage({ uid, signIn } satisfies Said), console.error);
  });
  const letGo = holdMemberLock(uid);
  return () => {
    channel?.close();
    letGo();
  };
}

/** The sign-in of a tab in which this user is signed in; `null` if none answers. */
export async function askForSignIn(uid: UserId): Promise<string | null> {
  if (!('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel(CHANNEL);
  try {
    return await new Promise<string | null>((resolve) => {
      setTimeout(() => resolve(null), PATIENCE);
      channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        if ('signIn' in data && data.uid === uid) resolve(data.signIn);
      });
      channel.postMessage({ wanted: uid } satisfies Said);
    });
  } finally {
    channel.close();
  }
}
