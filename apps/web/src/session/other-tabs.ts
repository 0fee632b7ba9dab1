import { type UserId, userId } from '@roborrow/domain';

/** Where a tab asks the others for a user's sign-in, and hears of it. Only pages of this site can listen. */
const CHANNEL = 'roborrow.sign-in';

/** How long another tab may take to answer. A browser slows tabs in the background down. */
const ANSWER_TIMEOUT_MS = 5000;

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
      setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS);
      channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
        if ('signIn' in data && data.uid === uid) resolve(data.signIn);
      });
      channel.postMessage({ wanted: uid } satisfies Said);
    });
  } finally {
    channel.close();
  }
}

/** The beginning of the lock that every tab with a signed-in user holds; the user's id follows. The browser releases it when the tab is closed. */
const LOCK = 'roborrow.signed-in ';

/** Tells the browser's other tabs that this user is signed in here (D12), until the function that it returns is called. */
function holdMemberLock(uid: UserId): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  navigator.locks.request(LOCK + uid, { mode: 'shared' }, () => held).catch(() => undefined);
  return letGo;
}

/** Who is signed in in other tabs, each person once; only for tabs without a user. Nobody if the browser does not support locks. */
export async function signedInElsewhere(): Promise<readonly UserId[]> {
  if (!('locks' in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  const ids = held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
  return [...new Set(ids)].map(userId);
}
