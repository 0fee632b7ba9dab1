/** The public exports of this feature. */
export { openListingDraft } from './listing-draft.ts';
