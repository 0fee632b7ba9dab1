import { useSyncExternalStore } from 'react';

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

/** Keeps a choice on this device, or with `null` forgets it, and tells who shows it. */
export function keepOnDevice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage nothing is kept.
  }
  for (const listener of listeners) listener();
}

/** What is kept on this device; `null` before hydration, because the page was rendered for every visitor. */
export const useKeptOnDevice = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
