import type { Ports } from '@roborrow/domain';

/** Every operation of every port by name, e.g. `robots.create`. */
export type Operation = {
  [Port in keyof Ports]: `${Port}.${Extract<keyof Ports[Port], string>}`;
}[keyof Ports];

/**
 * - `fail` rejects with `unavailable` and does nothing
 * - `hang` does nothing; like any operation without an answer it rejects with `unavailable` after 15 s
 * - `lose-answer` runs the operation, then rejects with `unavailable`
 */
export type Fault = 'fail' | 'hang' | 'lose-answer';

/** Faults for tests. They can be changed at any time, also from a browser test. */
export interface Faults {
  /** The next `times` calls of the operation fail; without `times` all of them, until cleared. */
  set(operation: Operation, fault: Fault, times?: number): void;
  /** Removes the faults of one operation, or of all. */
  clear(operation?: Operation): void;
  /** The fault for this call, if any; it counts the call. */
  take(operation: Operation): Fault | null;
}

/** A list of planned faults, empty at first. The backend takes each when its operation runs. */
export const createFaults = (): Faults => {
  const planned = new Map<Operation, { readonly fault: Fault; left: number }>();
  return {
    set: (operation, fault, times = Number.POSITIVE_INFINITY) => {
      planned.set(operation, { fault, left: times });
    },
    clear: (operation) => {
      if (operation === undefined) planned.clear();
      else planned.delete(operation);
    },
    take: (operation) => {
      const plan = planned.get(operation);
      if (!plan || plan.left <= 0) return null;
      plan.left -= 1;
      return plan.fault;
    },
  };
};
