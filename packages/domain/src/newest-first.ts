import type { EpochMs } from './units.ts';

/** What has a moment and an id: a robot, a message, or a cursor between them. */
export interface Dated {
  readonly createdAt: EpochMs;
  readonly id: string;
}

/** Newest first; equal times by id, descending: a total order, so that every backend and device shows the same list. */
export const byNewest = (a: Dated, b: Dated): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
