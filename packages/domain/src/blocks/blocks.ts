import type { UserId } from '../ids.ts';

/** Whom one person blocked, and whose listings they are not shown (D450, D452). */
export interface Blocks {
  /** Whom the person blocked, the latest last. */
  readonly people: readonly UserId[];
  /** Whether this owner's listings are not shown: one of the two blocked the other; it is not told which. */
  readonly hides: (owner: UserId) => boolean;
}

/** How many people one person can block (D455). */
export const BLOCKED_MAX = 200;
