import { epochMs, isReviewable, reviewerRole, type DateRequest } from '@roborrow/domain';
import type { Member } from '../../session/use-session.ts';

/** A rental, and the one of its two people who is signed in. */
export interface ReviewedRental {
  readonly member: Member;
  readonly request: DateRequest;
}

/** Whether a member may write a review of a rental now, or has written one that they may still change (D701). */
export const canReview = ({ member, request }: ReviewedRental): boolean =>
  reviewerRole(request, member.user.uid) !== null && isReviewable(request, epochMs(Date.now()));

/** The name of the other one of the two. */
export const otherOf = ({ member, request }: ReviewedRental): string =>
  request.renterId === member.user.uid ? request.ownerName : request.renterName;
