import { mutantsOf, type Mutant } from './mutants.ts';

/** Rules that can be replaced and tested. */
interface Environment<Asked> {
  readonly outcomeOf: (asked: Asked) => Promise<string>;
  readonly use: (rules: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Expectation {
  readonly expected: string;
}

/** Lines of the rules, inclusive. */
export interface Lines {
  readonly first: number;
  readonly last: number;
}

export interface Wishes {
  /** The lines in which conditions are removed; everywhere by default. */
  readonly lines?: Lines;
  /** Called for each condition with whether a case detected its removal, as soon as it is known. */
  readonly say?: (mutant: Mutant, isNoticed: boolean) => void;
}

const ALL_LINES: Lines = { first: 1, last: Infinity };

/**
 * Removing a conjunct allows more, removing an alternative allows less. The cases that can detect it come
 * first.
 */
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
 * Removes one condition of the rules after the other, and runs the cases until one of them detects it. A
 * result that is neither allowed nor denied counts as detected too. The given environments work in parallel.
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
  // The case that detected one mutant probably detects the next, and so do cases about the same subject.
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
