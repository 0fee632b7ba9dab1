import { userId, type UserId } from '@roborrow/domain';

/** The beginning of the lock that every tab with a signed-in user holds; the user's id follows. The browser releases it when the tab is closed. */
const LOCK = 'roborrow.signed-in ';

/** Tells the browser's other tabs that this user is signed in here (D12), until the function that it returns is called. */
export function holdMemberLock(uid: UserId): () => void {
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
