/** The public exports of this feature. */
export { NameSearch } from './NameSearch.tsx';
export { SaveSearch } from './SaveSearch.tsx';
