/** The public exports of this feature. */
export { rememberPlace, useRememberedPlace, useWantsFeatured, wantFeatured } from './known-place.ts';
