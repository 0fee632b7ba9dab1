import { expect, it } from 'vitest';
import { withCost, type PublicStore } from './public-store.ts';
import type { Question } from './question.ts';

const QUESTION: Question = { collection: 'robots', where: [] };

it('an answer says how many documents it cost: at least one for each question', async () => {
  const store: PublicStore = {
    one: async () => null,
    first: async (_, limit, decode) =>
      Array.from({ length: limit }, () => decode('', {}).data ?? expect.unreachable()),
    count: async () => 700,
  };
  const decode = (id: string) => ({ success: true, data: { id } }) as const;
  const answer = await withCost(store, async (counting) => {
    await counting.one('robots', 'rover', decode);
    await counting.first(QUESTION, 5, decode);
    await counting.first(QUESTION, 0, decode);
    return { number: await counting.count(QUESTION) };
  });
  expect(answer).toEqual({ number: 700, cost: 8 });
});
