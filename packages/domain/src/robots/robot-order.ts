import { byNewest } from '../newest-first.ts';
import type { Robot } from './robot.ts';

/** Best rated first, equal ratings newest first (D9). */
export const byFeatured = (a: Robot, b: Robot): number => b.rating - a.rating || byNewest(a, b);
