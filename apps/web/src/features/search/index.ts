/** The public exports of this feature. */
export { tidy } from './search-params.ts';
