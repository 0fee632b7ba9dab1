/** What other features use of this one. */
export { tidy } from './search-params.ts';
