import { describe, expect, test } from 'vitest';
import { findSurvivors } from './find-survivors.ts';

/** Rules that allow everything but what a condition in them speaks of. */
const environment = () => {
  let rules = '';
  return {
    use: async (other: string) => void (rules = other),
    outcomeOf: async ({ speaksOf }: { readonly speaksOf: string }) => {
      if (rules.includes('broken')) throw new Error('Neither yes nor no.');
      return rules.includes(speaksOf) ? 'denied' : 'allowed';
    },
    close: async () => {},
  };
};

const RULES = 'allow get: if a == 1 && b == 2 && c == 3;';
const denied = (speaksOf: string) => ({ speaksOf, expected: 'denied' });

const survivorsOf = async (...cases: Parameters<typeof findSurvivors<ReturnType<typeof denied>>>[1]) => {
  const { mutants, survivors } = await findSurvivors(RULES, cases, [environment(), environment()]);
  return [mutants, survivors.map(({ removed }) => removed)];
};

describe('a search for conditions that nobody misses', () => {
  test('finds none where every one has its case, in whatever group', async () => {
    expect(await survivorsOf([denied('a == 1')], [denied('b == 2'), denied('c == 3')])).toEqual([3, []]);
  });

  test('finds the one without a case', async () => {
    expect(await survivorsOf([denied('a == 1'), denied('c == 3')])).toEqual([3, ['b == 2']]);
  });

  test('takes what breaks for noticed', async () => {
    const broken = environment();
    const { survivors } = await findSurvivors(`${RULES} // broken`, [[denied('d == 4')]], [broken]);
    expect(survivors).toEqual([]);
  });
});
