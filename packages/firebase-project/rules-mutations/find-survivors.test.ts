import { describe, expect, test } from 'vitest';
import { findSurvivors } from './find-survivors.ts';

/** Test rules that allow everything except what their condition is about. */
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

describe('the search for conditions without a test', () => {
  test('finds none if every condition has its case, in any group', async () => {
    expect(await survivorsOf([denied('a == 1')], [denied('b == 2'), denied('c == 3')])).toEqual([3, []]);
  });

  test('finds the condition without a case', async () => {
    expect(await survivorsOf([denied('a == 1'), denied('c == 3')])).toEqual([3, ['b == 2']]);
  });

  test('counts an error as detected', async () => {
    const broken = environment();
    const { survivors } = await findSurvivors(`${RULES} // broken`, [[denied('d == 4')]], [broken]);
    expect(survivors).toEqual([]);
  });

  test('takes conditions away on the given lines only, and reports each', async () => {
    const reported: [string, boolean][] = [];
    await findSurvivors(`${RULES}\nallow list: if d == 4 && e == 5;`, [[denied('d == 4')]], [environment()], {
      lines: { first: 2, last: 2 },
      say: ({ line, removed }, isMissed) => void reported.push([`${line}: ${removed}`, isMissed]),
    });
    expect(reported).toEqual([
      ['2: d == 4', true],
      ['2: e == 5', false],
    ]);
  });
});
