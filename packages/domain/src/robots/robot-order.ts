import type { Robot } from './robot.ts';

/** The latest listing first; ties by id, descending, so that every backend agrees. */
export const byNewest = (a: Robot, b: Robot): number => {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  if (a.id === b.id) return 0;
  return a.id < b.id ? 1 : -1;
};

/** The best rated first, ties newest first (D9). */
export const byFeatured = (a: Robot, b: Robot): number => b.rating - a.rating || byNewest(a, b);
