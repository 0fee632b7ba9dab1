import {
  dateRequest,
  isDueReview,
  isStorableAnswer,
  PortError,
  reviewId,
  type ClockPort,
  type OwnReview,
  type Review,
  type ReviewPage,
  type ReviewQuery,
  type ReviewsPort,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import { requireDeletion, requireNoMark } from '../rules/deletion-rules.ts';
import { isValidSenderName } from '../rules/message-rules.ts';
import type { Session } from '../session.ts';
import type { StoredReview } from '../store/documents.ts';
import { putLaterReviews } from '../store/put-later-reviews.ts';
import { pageOf } from '../store/page-of.ts';
import { settleIn } from '../store/settle.ts';
import type { SettleDue } from '../store/settle-due.ts';
import type { SortedView } from '../store/sorted-list.ts';
import type { Store } from '../store/store.ts';

export interface ReviewsDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly session: Session;
  readonly clock: ClockPort;
  readonly settleDue: SettleDue;
  readonly laterReviews?: () => Promise<readonly StoredReview[]>;
}

export const createReviews = ({
  operations,
  store,
  session,
  clock,
  settleDue,
  laterReviews,
}: ReviewsDependencies): ReviewsPort => {
  const { answer } = operations;
  let loading: Promise<readonly StoredReview[]> | null = null;

  const readSettled: SettleDue = async () => {
    if (laterReviews) await putLaterReviews(store, await (loading ??= laterReviews()));
    return settleDue();
  };

  return {
    listOfRobot: answer('reviews.listOfRobot', async (id, query) =>
      openPage((await readSettled()).reviews.ofRobot(id), query),
    ),

    listOfPerson: answer('reviews.listOfPerson', async (id, query) =>
      openPage((await readSettled()).reviews.ofPerson(id), query),
    ),

    write: answer('reviews.write', (outgoing) =>
      store.transact((transaction) => {
        const { before, put } = transaction;
        const { id, request, role, authorId, authorName, subjectId, robotId, stars, text, remark } = outgoing;
        session.requireSelf(before, authorId);
        requireNoMark(before, authorId);
        const asked = before.get('messages', request);
        const rental = asked && dateRequest(asked, (step) => before.get('messages', step));
        const now = clock.now();
        if (!rental || !isDueReview(outgoing, rental, now)) throw new PortError('forbidden');
        if (!isValidSenderName(authorName, before.get('users', authorId))) throw new PortError('forbidden');
        const stored = before.get('reviews', id);
        if (stored && stored.openedAt !== null) throw new PortError('forbidden');
        put('reviews', {
          ...{ id, request, role, authorId, authorName, subjectId, robotId, stars, text, remark },
          createdAt: now,
          answer: null,
          isOpen: false,
          openedAt: null,
        });
        settleIn(transaction, request, now);
      }),
    ),

    getOwn: answer('reviews.getOwn', async (user, request, role) => {
      const state = await readSettled();
      session.requireSelf(state, user);
      const stored = state.get('reviews', reviewId(request, role));
      return stored?.authorId === user ? ownOf(stored) : null;
    }),

    listOwn: answer('reviews.listOwn', async (user) => {
      const state = await readSettled();
      session.requireSelf(state, user);
      return [...state.reviews.by(user)].map(ownOf);
    }),

    answer: answer('reviews.answer', async (user, id, said) => {
      await readSettled();
      await store.transact(({ before, put }) => {
        session.requireSelf(before, user);
        requireNoMark(before, user);
        const stored = before.get('reviews', id);
        if (!stored?.isOpen || stored.subjectId !== user || !isStorableAnswer(said))
          throw new PortError('forbidden');
        if (stored.answer === said) return;
        if (stored.answer !== null) throw new PortError('forbidden');
        put('reviews', { ...stored, answer: said });
      });
    }),

    leaveBehind: answer('reviews.leaveBehind', async (user, texts) => {
      await readSettled();
      await store.transact(({ before, put }) => {
        session.requireSelf(before, user);
        requireDeletion(before, user);
        for (const review of before.reviews.by(user))
          put('reviews', {
            ...review,
            authorName: '',
            text: texts === 'kept' ? review.text : '',
            remark: '',
          });
      });
    }),
  };
};

const openPage = (list: SortedView<StoredReview>, { before, limit }: ReviewQuery): ReviewPage => {
  const { items, next } = pageOf(list, before, limit);
  return { reviews: items.map(publicOf), next };
};

const publicOf = ({ remark: _, openedAt: __, ...review }: StoredReview): Review => review;

const ownOf = ({ openedAt: _, ...review }: StoredReview): OwnReview => review;
