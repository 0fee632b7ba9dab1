import type { World } from './world.ts';

/** A form or a confirmation that a user submits with a button. */
export interface Submission {
  readonly name: string;
  readonly world: () => Promise<World>;
  readonly address: string;
  readonly fill: () => Promise<void>;
  /** The submit button; opens the dialog that contains it. */
  readonly button: () => Promise<HTMLElement>;
  /** The field in which Enter submits too. */
  readonly field?: string;
  /** The operation that it calls. */
  readonly operation: Parameters<World['calls']>[0];
  /** How often it is tried before it has failed, if more than once. */
  readonly tries?: number;
  /** The message when there is no answer. */
  readonly failure: string;
  /** Expects that all fields still have their values. */
  readonly expectKept: () => void;
  /** The button to try again with, if it is a different one. */
  readonly again?: () => Promise<HTMLElement>;
  readonly done: () => Promise<unknown>;
  /** The documents that exist after it ran exactly once. */
  readonly leaves: readonly [kind: Parameters<World['count']>[0], count: number];
}
