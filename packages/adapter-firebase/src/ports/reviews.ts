import { byNewest, isStorableAnswer, PortError, reviewId, type ReviewsPort } from '@roborrow/domain';
import { query, runTransaction, where } from 'firebase/firestore';
import { remarkOf, remarksIn, reviewOf, reviewsIn } from '../documents.ts';
import { createForEach } from '../for-each.ts';
import { decodeRemark, decodeReview, encodeRemark, encodeReview } from '../mappers/review.ts';
import type { Operations } from '../operations.ts';
import { isDenied } from '../port-errors.ts';
import type { Reader } from '../read.ts';
import { createPublicReviews } from '../reading/public-reviews.ts';
import { isDocumentId, type OnRead } from '../reading/public-store.ts';
import { createSdkAsk } from '../reading/sdk-store.ts';
import type { Session } from '../session.ts';
import { requireDeletion } from './leaving.ts';

export interface ReviewsDependencies {
  readonly operations: Operations;
  readonly session: Session;
  readonly reader: Reader;
  readonly onRead: OnRead;
}

export const createReviews = ({ operations, session, reader, onRead }: ReviewsDependencies): ReviewsPort => {
  const { withErrorMapping, withErrorMappingNoTimeout, withTimeout } = operations;
  const forEach = createForEach(withTimeout);

  return {
    ...createPublicReviews(createSdkAsk(operations, session, reader)),

    // Both are written without being read: nobody may ask whether a review is there.
    write: withErrorMapping(async (review) => {
      const { database } = await session.requireSelf(review.authorId);
      if (!isDocumentId(review.id)) throw new PortError('forbidden');
      await runTransaction(database, async (transaction) => {
        transaction.set(reviewOf(database, review.id), encodeReview(review));
        transaction.set(remarkOf(database, review.id), encodeRemark(review));
      });
    }),

    getOwn: withErrorMapping(async (user, request, role) => {
      const { database } = await session.requireSelf(user);
      const id = reviewId(request, role);
      if (!isDocumentId(id)) return null;
      // One that is not there is refused as another's is.
      const review = await reader.one(reviewOf(database, id), decodeReview).catch((thrown: unknown) => {
        if (isDenied(thrown)) return null;
        throw thrown;
      });
      if (review?.authorId !== user) return null;
      const remark = await reader.one(remarkOf(database, id), decodeRemark).catch((thrown: unknown) => {
        // It is gone when its author is leaving.
        if (isDenied(thrown)) return null;
        throw thrown;
      });
      return { ...review, remark: remark?.text ?? '' };
    }),

    listOwn: withErrorMapping(async (user) => {
      const { database } = await session.requireSelf(user);
      const own = where('authorId', '==', user);
      const [reviews, remarks] = await Promise.all([
        reader.all(query(reviewsIn(database), own), decodeReview),
        reader.all(query(remarksIn(database), own), decodeRemark),
      ]);
      const said = new Map(remarks.map(({ id, text }) => [id, text]));
      return reviews.map((review) => ({ ...review, remark: said.get(review.id) ?? '' })).toSorted(byNewest);
    }),

    answer: withErrorMapping(async (user, id, answer) => {
      const { database } = await session.requireSelf(user);
      if (!isDocumentId(id) || !isStorableAnswer(answer)) throw new PortError('forbidden');
      const at = reviewOf(database, id);
      await runTransaction(database, async (transaction) => {
        const stored = await transaction.get(at);
        onRead(1);
        if (stored.get('subjectId') !== user) throw new PortError('forbidden');
        if (stored.get('answer') === answer) return;
        transaction.update(at, { answer });
      });
    }),

    leaveBehind: withErrorMappingNoTimeout(async (user, texts) => {
      const { database } = await session.requireSelf(user);
      await withTimeout(requireDeletion(database, user));
      const own = where('authorId', '==', user);
      const left = { authorName: '', ...(texts === 'removed' && { text: '' }) };
      await forEach(database, query(reviewsIn(database), own), (transaction, { ref }) => {
        transaction.update(ref, left);
      });
      await forEach(database, query(remarksIn(database), own), (transaction, { ref }) => {
        transaction.delete(ref);
      });
    }),
  };
};
