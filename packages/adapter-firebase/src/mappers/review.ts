import {
  isStars,
  readStarCounts,
  REVIEWER_ROLES,
  type MessageId,
  type OutgoingReview,
  type Review,
  type ReviewId,
  type RobotId,
  type StarCounts,
  type Stars,
  type UserId,
} from '@roborrow/domain';
import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import { z } from 'zod/mini';
import { createDecode, type Decode } from './decoder.ts';
import { createdAt, orElse, text } from './schemas.ts';

/** A function adds when it was opened, and the operator whether it is hidden: both follow from `isOpen` for those who may read it. */
export const decodeReview: Decode<Review> = createDecode(
  z.object({
    id: text<ReviewId>(),
    request: text<MessageId>(),
    role: z.enum(REVIEWER_ROLES),
    authorId: text<UserId>(),
    authorName: z.string(),
    subjectId: text<UserId>(),
    robotId: text<RobotId>(),
    stars: z.custom<Stars>(isStars),
    text: z.string(),
    createdAt,
    answer: orElse(z.nullable(z.string()), null),
    isOpen: z.boolean(),
  }),
);

export const encodeReview = ({ id: _, remark: __, ...review }: OutgoingReview): DocumentData => ({
  ...review,
  isOpen: false,
  createdAt: serverTimestamp(),
});

/** What an author told the operator alone. */
export const decodeRemark: Decode<{ readonly id: string; readonly text: string }> = createDecode(
  z.object({ id: z.string(), text: z.string() }),
);

export const encodeRemark = ({ authorId, remark }: OutgoingReview): DocumentData => ({
  authorId,
  text: remark,
});

/** The counts beside a rating; left out where there are none. */
export const starCounts = z.pipe(
  z.optional(z.unknown()),
  z.transform((stored): { readonly stars?: StarCounts } => {
    const stars = readStarCounts(stored);
    return stars ? { stars } : {};
  }),
);
