/** The public exports of this feature. */
export { criteriaInWords } from './criteria-in-words.ts';
export { QueryInput } from './QueryInput.tsx';
export { forgetMembersSearches } from './recent-searches.ts';
export { searchInput } from './search-input.ts';
export { addressOf, paramsOf, tidy, type SearchParams } from './search-params.ts';
