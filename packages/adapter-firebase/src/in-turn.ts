import type { Operations } from './operations.ts';

/**
 * Carries out one piece of work after the other, whether or not those before succeeded. One that takes longer than an operation may
 * holds up the others no further.
 */
export const createTurns = (withTimeout: Operations['withTimeout']) => {
  let last: Promise<unknown> = Promise.resolve();
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(work);
    last = withTimeout(answer).catch(() => undefined);
    return answer;
  };
};
