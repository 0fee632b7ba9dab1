import { useSyncExternalStore } from 'react';

/**
 * The name of the place that was last searched or asked for on this device, and whether Home shows what is near it
 * (D344). `document/inline-scripts.ts` reads both, so that no page first shows what it then replaces.
 */
const PLACE = 'roborrow.place';
/** Present if the user wants to see the featured robots instead. */
const FEATURED = 'roborrow.featured';

/** No real name is longer. */
const LONGEST_NAME = 200;

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // the browser forbids storage
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage, Home forgets the place with the page.
  }
  for (const listener of listeners) listener();
}

/** Stores the name of a place that was found. */
export const rememberPlace = (name: string): void => write(PLACE, name.slice(0, LONGEST_NAME));

export const wantFeatured = (wants: boolean): void => write(FEATURED, wants ? 'wanted' : null);

/** The stored place, `null` before hydration and if there is none. */
export const useRememberedPlace = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => read(PLACE)?.slice(0, LONGEST_NAME).trim() || null,
    () => null,
  );

export const useWantsFeatured = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read(FEATURED) !== null,
    () => false,
  );
