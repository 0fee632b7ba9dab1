import { mutantsOf, type Mutant } from './mutants.ts';

/** Rules that can be exchanged, and asked. */
interface Environment<Asked> {
  readonly outcomeOf: (asked: Asked) => Promise<string>;
  readonly use: (rules: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Expectation {
  readonly expected: string;
}

/** Without a conjunct more is allowed, without an alternative less: first what could notice. */
function inOrder<Asked extends Expectation>({ effect }: Mutant, cases: readonly Asked[]): readonly Asked[] {
  const telling = effect === 'looser' ? 'denied' : 'allowed';
  return [
    ...cases.filter(({ expected }) => expected === telling),
    ...cases.filter(({ expected }) => expected !== telling),
  ];
}

/**
 * Takes one condition of the rules away after the other, and asks every case until one of them notices. What is neither
 * allowed nor denied any more is noticed too. Each environment that is given works for itself.
 */
export async function findSurvivors<Asked extends Expectation>(
  rules: string,
  allCases: readonly Asked[],
  environments: readonly Environment<Asked>[],
): Promise<{ readonly mutants: number; readonly survivors: readonly Mutant[] }> {
  const mutants = mutantsOf(rules);
  const waiting = [...mutants];
  const survivors: Mutant[] = [];
  // What noticed one mutant tends to notice its neighbours.
  let cases = allCases;

  const noticing = async ({ outcomeOf }: Environment<Asked>, mutant: Mutant): Promise<Asked | null> => {
    for (const asked of inOrder(mutant, cases)) {
      if ((await outcomeOf(asked).catch(() => null)) !== asked.expected) return asked;
    }
    return null;
  };
  const work = async (environment: Environment<Asked>): Promise<void> => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      await environment.use(mutant.rules);
      const first = await noticing(environment, mutant);
      if (first) cases = [first, ...cases.filter((other) => other !== first)];
      else survivors.push(mutant);
    }
    await environment.close();
  };
  await Promise.all(environments.map(work));
  return { mutants: mutants.length, survivors };
}
