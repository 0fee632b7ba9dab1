import type { DateRequest, RobotId, UserId } from '@roborrow/domain';

/** Whose reviews are listed: a robot's with its owner, or a person's. */
export type Reviewed =
  | { readonly kind: 'robot'; readonly id: RobotId }
  | { readonly kind: 'person'; readonly id: UserId };

/** What every visitor may read. */
export const reviewKeys = {
  all: ['reviews'] as const,
  of: ({ kind, id }: Reviewed) => [...reviewKeys.all, kind, id] as const,
};

/** What its author alone may read. */
export const ownReviewKeys = {
  all: ['own-reviews'] as const,
  of: (user: UserId, request: DateRequest) => [...ownReviewKeys.all, user, request.id] as const,
};
