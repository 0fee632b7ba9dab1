import type { EpochMs } from './units.ts';

/** Has a creation time and an id: a robot, a message, or a page cursor. */
export interface Dated {
  readonly createdAt: EpochMs;
  readonly id: string;
}

/**
 * Newest first; equal times by id, descending. This is a total order, so that every backend and device shows
 * the same list.
 */
export const byNewest = (a: Dated, b: Dated): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
