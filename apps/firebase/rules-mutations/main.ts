import { readFileSync } from 'node:fs';
import { ALL_CASES } from '../rules-tests/all-cases.ts';
import type { Case } from '../rules-tests/case.ts';
import { openRulesEnvironment, type RulesEnvironment } from '../rules-tests/environment.ts';
import { EXPLAINED } from './explained.ts';
import { mutantsOf, type Mutant } from './mutants.ts';

const HELP = `pnpm --filter @roborrow/firebase mutations

Takes one condition of firestore.rules away after the other, and asks the rules what their tests ask until one of them
notices. Names every condition that nobody misses.`;

/** As many at once as keep the emulator busy, each in a project of its own. */
const WORKERS = 3;

/** Without a conjunct more is allowed, without an alternative less: first what could notice. */
const inOrder = ({ effect }: Mutant, cases: readonly Case[]): readonly Case[] => {
  const telling = effect === 'looser' ? 'denied' : 'allowed';
  return [
    ...cases.filter(({ expected }) => expected === telling),
    ...cases.filter(({ expected }) => expected !== telling),
  ];
};

/** The case that notices, if one does. What neither is allowed nor denied any more is noticed too. */
async function noticedBy({ outcomeOf }: RulesEnvironment, cases: readonly Case[]): Promise<Case | null> {
  for (const asked of cases) if ((await outcomeOf(asked).catch(() => null)) !== asked.expected) return asked;
  return null;
}

async function mutate(host: string): Promise<number> {
  const rules = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8');
  const mutants = mutantsOf(rules);
  const waiting = [...mutants.entries()];
  const survivors: Mutant[] = [];
  // What noticed one mutant tends to notice its neighbours.
  let cases = Object.values(ALL_CASES).flat();

  const work = async (worker: number): Promise<void> => {
    const environment = await openRulesEnvironment(`demo-roborrow-mutations-${worker}`, rules, host);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [, mutant] = next;
      await environment.use(mutant.rules);
      const noticing = await noticedBy(environment, inOrder(mutant, cases));
      if (noticing) cases = [noticing, ...cases.filter((other) => other !== noticing)];
      else survivors.push(mutant);
    }
    await environment.close();
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));

  for (const { line, removed } of survivors) {
    console.info(`line ${line}: nobody misses ${removed}\n    ${EXPLAINED[removed] ?? 'not explained'}`);
  }
  console.info(`${mutants.length} conditions taken away, ${mutants.length - survivors.length} missed.`);
  return survivors.every(({ removed }) => removed in EXPLAINED) ? 0 : 1;
}

const { FIRESTORE_EMULATOR_HOST: host } = process.env;
if (process.argv.includes('--help') || !host) {
  console.info(HELP);
  process.exitCode = host ? 0 : 2;
} else {
  const startedAt = performance.now();
  process.exitCode = await mutate(host);
  console.info(`${Math.round((performance.now() - startedAt) / 1000)} s`);
}
