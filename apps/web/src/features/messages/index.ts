/** The public exports of this feature. */
export { openCounterpart } from './selection.ts';
export { useNow } from './use-now.ts';
