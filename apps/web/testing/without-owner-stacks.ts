import * as react from 'react';

/** What React's own packages share. Its types leave it out. */
interface WithInternals {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
}

/** React stops after this many in a second. */
const ENOUGH = 10_000;

/**
 * In development React creates an error with a stack for each element, in case it has to warn about it: a tenth of the component tests' processor time.
 * This makes it behave as after the first 10,000 elements, so its warnings still name the component, but not where its element was written.
 */
export function spareOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: shared } =
    react as unknown as WithInternals; // it is there in this pinned version
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => ENOUGH,
    set() {},
  });
}
