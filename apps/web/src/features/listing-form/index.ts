/** What other features use of this one. */
export { openListingDraft } from './listing-draft.ts';
