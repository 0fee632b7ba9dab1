/** The public exports of this feature. */
export { criteriaInWords } from './criteria-in-words.ts';
export { searchInput } from './search-input.ts';
export { addressOf, paramsOf, tidy, type SearchParams } from './search-params.ts';
