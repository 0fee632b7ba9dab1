import type { UserId } from '@roborrow/domain';
import { settings } from '../../env.ts';

/**
 * What holds on this device: not there at all, not asked for, forbidden by the person in the browser, switched off, or on. A choice
 * belongs to a person and a device, because the browser's permission does.
 */
export type Choice = 'unsupported' | 'off' | 'forbidden' | 'on';

const KEYS = 'roborrow.system-notices.';
const keyOf = (me: UserId) => `${KEYS}${me}`;

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

function isWanted(me: UserId): boolean {
  try {
    return localStorage.getItem(keyOf(me)) === 'on';
  } catch {
    return false; // the browser forbids storage
  }
}

/** Whether another person chose notices in this browser. */
export function isChosenByOthers(me: UserId): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEYS) && key !== keyOf(me));
  } catch {
    return false;
  }
}

/** The service worker shows notices, because some browsers let a page show none. */
const isSupported = (): boolean =>
  settings.offline && 'Notification' in window && 'serviceWorker' in navigator;

export function choiceOf(me: UserId): Choice {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'forbidden';
  return Notification.permission === 'granted' && isWanted(me) ? 'on' : 'off';
}

/** Calls the listener when a choice is made here, and when the page is looked at again: the permission may have changed meanwhile. */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('focus', listener);
  };
}

/**
 * Switches notices on or off. To switch them on the browser asks the person, so call this only on their own action (D487).
 * Resolves to what holds then: still `off` if the person gave no answer.
 */
export async function choose(me: UserId, isOn: boolean): Promise<Choice> {
  if (isOn && (await Notification.requestPermission()) !== 'granted') {
    changed();
    return choiceOf(me);
  }
  try {
    if (isOn) localStorage.setItem(keyOf(me), 'on');
    else localStorage.removeItem(keyOf(me));
  } catch {
    // The browser forbids storage, and nothing changes.
  }
  changed();
  return choiceOf(me);
}
