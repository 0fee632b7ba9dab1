/** The public exports of this feature. */
export { reviewKeys } from './review-keys.ts';
export { canReview } from './reviewed-rental.ts';
export { ReviewPrompt } from './ReviewPrompt.tsx';
export { ReviewsDue, ReviewSection } from './lazy.ts';
