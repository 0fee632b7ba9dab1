/** The public exports of this feature. */
export { CompareScreen } from './CompareScreen.tsx';
export { SavedHearts } from './SavedHearts.tsx';
export { SavedScreen } from './SavedScreen.tsx';
export { SaveThisSearch } from './SaveThisSearch.tsx';
