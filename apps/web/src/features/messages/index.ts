/** What other features use of this one. */
export { openCounterpart } from './selection.ts';
export { useNow } from './use-now.ts';
