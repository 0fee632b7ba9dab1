/**
 * What people are told of a rental (D730):
 *
 * - `answer-soon` the owner: a request expires within a day
 * - `expired` the renter: it was not answered
 * - `begins` both: it is handed over tomorrow
 * - `return-late` both: its last day was yesterday, and nobody has said that the robot is back
 * - `review` both: it is over, and a review can be written
 * - `review-closes` who has written none: that ends in three days
 */
export type RentalNoticeKind =
  | 'answer-soon'
  | 'expired'
  | 'begins'
  | 'return-late'
  | 'review'
  | 'review-closes';
