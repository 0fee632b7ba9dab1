import { reviewerRole } from '../reviews/review-window.ts';
import type { DateRequest } from '../dates/date-requests.ts';
import { senderName } from '../messaging/message-rules.ts';
import type { AuthUser } from '../ports/auth.ts';
import { portErrorOf, toMemberError, type NotSignedIn, type PortFailure } from '../ports/port-failure.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import { reviewId, type OutgoingReview, type OwnReview } from '../reviews/review.ts';
import { validateReview, type ReviewForm, type ReviewIssue } from '../reviews/review-rules.ts';
import type { OwnProfile } from '../users/profile.ts';

/** A review to write, its author, and the rental that it is about. */
export interface WriteReviewInput {
  readonly me: { readonly user: AuthUser; readonly profile: OwnProfile | null };
  readonly request: DateRequest;
  readonly form: ReviewForm;
}

/** Why a review was not written. */
export type WriteReviewError =
  | { readonly kind: 'invalid'; readonly issues: readonly ReviewIssue[] }
  /** It is too early or too late, the review is open already, or the user is not one of the two. */
  | { readonly kind: 'review-refused' }
  | NotSignedIn
  | PortFailure;

/** Writes or replaces one's review of a rental. Without an answer, or after a refusal, it looks whether an earlier try was stored (D27). */
export const writeReview =
  ({ reviews }: Pick<Ports, 'reviews'>) =>
  async ({ me, request, form }: WriteReviewInput): Promise<Result<void, WriteReviewError>> => {
    const valid = validateReview(form);
    if (!valid.ok) return err({ kind: 'invalid', issues: valid.error });
    const { uid } = me.user;
    const role = reviewerRole(request, uid);
    if (role === null) return err({ kind: 'review-refused' });
    const outgoing: OutgoingReview = {
      ...valid.value,
      id: reviewId(request.id, role),
      request: request.id,
      role,
      authorId: uid,
      authorName: senderName(me.profile),
      subjectId: role === 'renter' ? request.ownerId : request.renterId,
      robotId: request.robotId,
    };
    try {
      await reviews.write(outgoing);
      return ok(undefined);
    } catch (thrown) {
      const { kind } = portErrorOf(thrown);
      if (kind !== 'unavailable' && kind !== 'forbidden') return toMemberError(thrown);
      const stored = await reviews.getOwn(uid, request.id, role).catch(() => null);
      if (stored && isSame(stored, outgoing)) return ok(undefined);
      return kind === 'forbidden' ? err({ kind: 'review-refused' }) : toMemberError(thrown);
    }
  };

const isSame = (stored: OwnReview, { stars, text, remark }: OutgoingReview): boolean =>
  stored.stars === stars && stored.text === text && stored.remark === remark;
