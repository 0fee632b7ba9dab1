/** Held by every tab with a signed-in user; the browser releases it when the tab is closed. */
const LOCK = 'roborrow.signed-in';

let letGo: (() => void) | null = null;

/**
 * Tells the browser's other tabs whether a user is signed in here, because each tab has its own sign-in
 * (D12).
 */
export function tellOtherTabs(isSignedIn: boolean): void {
  if (!isSignedIn) {
    letGo?.();
    letGo = null;
  } else if (letGo === null && 'locks' in navigator) {
    const held = new Promise<void>((resolve) => (letGo = resolve));
    navigator.locks.request(LOCK, { mode: 'shared' }, () => held).catch(() => undefined);
  }
}

/**
 * Whether a user is signed in in another tab; only for tabs without a user. False if the browser does not
 * support locks.
 */
export async function isSignedInElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}
