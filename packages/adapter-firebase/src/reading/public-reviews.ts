import type { PublicReviewsPort, ReviewPage, ReviewQuery } from '@roborrow/domain';
import { decodeReview } from '../mappers/review.ts';
import type { Ask } from './public-store.ts';
import { NEWEST_FIRST, WITH_TIME, type Condition } from './question.ts';

/** The open reviews, which every visitor may read. A query that names `isOpen` is the only one that the rules allow. */
export const createPublicReviews = (ask: Ask): PublicReviewsPort => {
  const list = (where: readonly Condition[], { before, limit }: ReviewQuery): Promise<ReviewPage> =>
    ask(async (store) => {
      const question = {
        collection: 'reviews' as const,
        where: [{ field: 'isOpen', is: '==' as const, value: true }, ...where, WITH_TIME],
        orderBy: NEWEST_FIRST,
        ...(before && { after: [{ time: before.createdAt }, before.id] }),
      };
      // One more than the limit shows whether there is another page.
      const found = await store.first(question, limit + 1, decodeReview);
      const reviews = found.slice(0, limit);
      const last = reviews.at(-1);
      return {
        reviews,
        next: found.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null,
      };
    });

  return {
    listOfRobot: (id, query) =>
      list(
        [
          { field: 'robotId', is: '==', value: id },
          { field: 'role', is: '==', value: 'renter' },
        ],
        query,
      ),
    listOfPerson: (id, query) => list([{ field: 'subjectId', is: '==', value: id }], query),
  };
};
