import { useSyncExternalStore } from 'react';

/** Whether the user wants the map beside the list; `null` while the user has not decided. Kept on this device. */
export type MapChoice = 'shown' | 'hidden' | null;

const KEY = 'roborrow.map';
const listeners = new Set<() => void>();

/** The page's own script has set it before the first paint, so that the map's room is reserved from the beginning. */
const read = (): MapChoice => {
  const { map } = document.documentElement.dataset;
  return map === 'shown' || map === 'hidden' ? map : null;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** `null` while the page is being hydrated, because a server does not know the choice. */
export const useMapChoice = (): MapChoice => useSyncExternalStore(subscribe, read, () => null);

export function chooseMap(choice: 'shown' | 'hidden'): void {
  document.documentElement.dataset['map'] = choice;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Where the browser stores nothing, the choice lasts as long as the page.
  }
}
