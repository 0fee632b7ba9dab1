/** The public exports of this feature. */
export { criteriaInWords } from './criteria-in-words.ts';
export { QueryInput } from './QueryInput.tsx';
export { forgetMembersSearches } from './recent-searches.ts';
export { searchFields } from './search-fields.text.ts';
export { searchInput } from './search-input.ts';
export { addressOf, paramsOf, type SearchParams, tidy } from './search-params.ts';
export { search } from './search.text.ts';
export { SearchScreen, type ShownSearch } from './SearchScreen.tsx';
