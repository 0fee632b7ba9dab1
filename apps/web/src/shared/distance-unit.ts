import type { DistanceUnit } from '@roborrow/domain';
import { useSyncExternalStore } from 'react';

const KEY = 'roborrow.unit';
const listeners = new Set<() => void>();

/** The unit that lasts as long as the page, where the browser forbids storage. */
let unstored: DistanceUnit = 'miles';

function chosenUnit(): DistanceUnit {
  try {
    return localStorage.getItem(KEY) === 'kilometres' ? 'kilometres' : 'miles';
  } catch {
    return unstored;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What distances are shown in on this device (D850); miles until React has the page, as it was rendered for every visitor. */
export const useDistanceUnit = (): DistanceUnit => useSyncExternalStore(subscribe, chosenUnit, () => 'miles');

/** Shows distances in another unit, and stores it for the next visit, if the browser allows it. */
export function chooseDistanceUnit(unit: DistanceUnit): void {
  unstored = unit;
  try {
    localStorage.setItem(KEY, unit);
  } catch {
    // It then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
