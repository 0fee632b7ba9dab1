import type { StoredReview } from './documents.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/**
 * Stores the reviews that are loaded later, also after the store began anew. Where other data was loaded, whom they are about is not there, and
 * they are left out.
 */
export const putLaterReviews = async (store: Store, later: readonly StoredReview[]): Promise<void> => {
  const isMissing = ({ get }: State, { id, subjectId }: StoredReview) =>
    get('users', subjectId) !== null && get('reviews', id) === null;
  const state = await store.read();
  if (!later.some((review) => isMissing(state, review))) return;
  await store.transact(({ before, put }) => {
    for (const review of later) if (isMissing(before, review)) put('reviews', review);
  });
};
