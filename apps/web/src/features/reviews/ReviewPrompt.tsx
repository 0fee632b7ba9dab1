import { Suspense } from 'react';
import { LazyPrompt } from './lazy.ts';
import { canReview, type ReviewedRental } from './reviewed-rental.ts';

/** Asks for a review where a rental is done, for as long as one can be written; nothing otherwise. */
export function ReviewPrompt(rental: ReviewedRental) {
  return canReview(rental) ? (
    <Suspense>
      <LazyPrompt {...rental} />
    </Suspense>
  ) : null;
}
