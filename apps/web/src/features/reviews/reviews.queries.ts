import {
  answerReview,
  reviewerRole,
  writeReview,
  type DateRequest,
  type ReviewCursor,
  type ReviewForm,
  type ReviewId,
  type UserId,
} from '@roborrow/domain';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices, type Services } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { ownReviewKeys, reviewKeys, type Reviewed } from './review-keys.ts';

const PAGE_SIZE = 5;

/** Open reviews, newest first, a page at a time. */
export const reviewsOf = (services: Promise<Services>, reviewed: Reviewed) =>
  infiniteQueryOptions({
    queryKey: reviewKeys.of(reviewed),
    queryFn: async ({ pageParam: before }) => {
      const { reviews } = await services;
      const query = { limit: PAGE_SIZE, ...(before && { before }) };
      return reviewed.kind === 'robot'
        ? reviews.listOfRobot(reviewed.id, query)
        : reviews.listOfPerson(reviewed.id, query);
    },
    initialPageParam: null as ReviewCursor | null, // a later page begins after one
    getNextPageParam: ({ next }) => next,
  });

/** The member's own review of a rental; `null` while there is none. */
export const ownReview = (services: Promise<Services>, { user: { uid } }: Member, request: DateRequest) =>
  queryOptions({
    queryKey: ownReviewKeys.of(uid, request),
    queryFn: async () => {
      const role = reviewerRole(request, uid);
      return role && (await services).reviews.getOwn(uid, request.id, role);
    },
  });

/** Writes a review; it resolves to the use case's result. What is shown of reviews is read anew. */
export function useWriteReview(me: Member, request: DateRequest) {
  const services = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (form: ReviewForm) => writeReview(await services)({ me, request, form }),
    // The second review opens both.
    onSettled: () =>
      Promise.all(
        [reviewKeys.all, ownReviewKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

/** Answers a review; it resolves to the use case's result. */
export function useAnswerReview(me: UserId, review: ReviewId) {
  const services = useServices();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (text: string) => answerReview(await services)({ me, review, text }),
    onSettled: () => client.invalidateQueries({ queryKey: reviewKeys.all }),
  });
}
