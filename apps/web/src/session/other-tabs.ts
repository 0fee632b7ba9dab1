/** Held by every tab in which somebody is signed in; the browser lets go of it when a tab is closed. */
const LOCK = 'roborrow.signed-in';

let letGo: (() => void) | null = null;

/** Lets the browser's other tabs know whether somebody is signed in here: each tab signs in by itself (D12). */
export function tellOtherTabs(isSignedIn: boolean): void {
  if (!isSignedIn) {
    letGo?.();
    letGo = null;
  } else if (letGo === null && 'locks' in navigator) {
    const held = new Promise<void>((resolve) => (letGo = resolve));
    navigator.locks.request(LOCK, { mode: 'shared' }, () => held).catch(() => undefined);
  }
}

/** Whether somebody is signed in in another tab; to be asked where nobody is. False where the browser cannot tell. */
export async function isSignedInElsewhere(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}
