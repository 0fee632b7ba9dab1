import type { World } from './world.ts';

/** Something that a person fills in, or is asked, and sends off with a button. */
export interface Submission {
  readonly name: string;
  readonly world: () => Promise<World>;
  readonly address: string;
  readonly fill: () => Promise<void>;
  /** The button that sends it off; opens the dialog that it is in. */
  readonly button: () => Promise<HTMLElement>;
  /** Where Enter sends it off as well. */
  readonly field?: string;
  /** The operation that it is about. */
  readonly operation: Parameters<World['calls']>[0];
  /** What is said when there is no answer. */
  readonly failure: string;
  /** Everything that was filled in is still there. */
  readonly expectKept: () => void;
  /** The button to try again with, where it is another one. */
  readonly again?: () => Promise<HTMLElement>;
  readonly done: () => Promise<unknown>;
  /** What there is afterwards, when it was done exactly once. */
  readonly leaves: readonly [kind: Parameters<World['count']>[0], count: number];
}
