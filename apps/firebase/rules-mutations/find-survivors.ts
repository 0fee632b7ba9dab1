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

/** Lines of the rules, both included. */
export interface Lines {
  readonly first: number;
  readonly last: number;
}

export interface Wishes {
  /** Where conditions are taken away; everywhere unless given. */
  readonly lines?: Lines;
  /** Hears of each condition whether somebody missed it, as soon as it is known. */
  readonly say?: (mutant: Mutant, isNoticed: boolean) => void;
}

const ALL_LINES: Lines = { first: 1, last: Infinity };

/** Without a conjunct more is allowed, without an alternative less: first what could notice. */
function inOrder<Asked extends Expectation>({ effect }: Mutant, cases: readonly Asked[]): readonly Asked[] {
  const telling = effect === 'looser' ? 'denied' : 'allowed';
  return [
    ...cases.filter(({ expected }) => expected === telling),
    ...cases.filter(({ expected }) => expected !== telling),
  ];
}

const toFront = <Item>(items: readonly Item[], item: Item): readonly Item[] => [
  item,
  ...items.filter((other) => other !== item),
];

/**
 * Takes one condition of the rules away after the other, and asks every case until one of them notices. What
 * is neither allowed nor denied any more is noticed too. Each environment that is given works for itself.
 */
export async function findSurvivors<Asked extends Expectation>(
  rules: string,
  subjects: readonly (readonly Asked[])[],
  environments: readonly Environment<Asked>[],
  { lines = ALL_LINES, say = () => {} }: Wishes = {},
): Promise<{ readonly mutants: number; readonly survivors: readonly Mutant[] }> {
  const mutants = mutantsOf(rules).filter(({ line }) => line >= lines.first && line <= lines.last);
  const waiting = [...mutants];
  const survivors: Mutant[] = [];
  // What noticed one mutant is likely to notice its neighbours, and so is what is about the same subject.
  let groups = subjects;

  const isNoticed = async ({ outcomeOf }: Environment<Asked>, mutant: Mutant): Promise<boolean> => {
    for (const group of groups) {
      for (const asked of inOrder(mutant, group)) {
        if ((await outcomeOf(asked).catch(() => null)) === asked.expected) continue;
        const now = groups.find((other) => other.includes(asked)) ?? group;
        groups = [toFront(now, asked), ...groups.filter((other) => other !== now)];
        return true;
      }
    }
    return false;
  };
  const work = async (environment: Environment<Asked>): Promise<void> => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      await environment.use(mutant.rules);
      const noticed = await isNoticed(environment, mutant);
      if (!noticed) survivors.push(mutant);
      say(mutant, noticed);
    }
    await environment.close();
  };
  await Promise.all(environments.map(work));
  return { mutants: mutants.length, survivors };
}
