import type { ReviewsPort } from '@roborrow/domain';
import type { ReviewsDependencies } from './reviews.ts';

/** The port, loaded with its first operation: nobody waits for it who only looks for robots. */
export const createLaterReviews = (dependencies: ReviewsDependencies): ReviewsPort => {
  let loading: Promise<ReviewsPort> | null = null;
  const load = (): Promise<ReviewsPort> =>
    (loading ??= import('./reviews.ts').then(({ createReviews }) => createReviews(dependencies)));
  return {
    listOfRobot: async (...inputs) => (await load()).listOfRobot(...inputs),
    listOfPerson: async (...inputs) => (await load()).listOfPerson(...inputs),
    write: async (...inputs) => (await load()).write(...inputs),
    getOwn: async (...inputs) => (await load()).getOwn(...inputs),
    listOwn: async (...inputs) => (await load()).listOwn(...inputs),
    answer: async (...inputs) => (await load()).answer(...inputs),
    leaveBehind: async (...inputs) => (await load()).leaveBehind(...inputs),
  };
};
