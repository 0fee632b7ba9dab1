import { readFileSync } from 'node:fs';
import { ALL_CASES } from '../rules-tests/all-cases.ts';
import { openRulesEnvironment } from '../rules-tests/environment.ts';
import { STORAGE_CASES } from '../storage-tests/storage-cases.ts';
import { openStorageEnvironment } from '../storage-tests/storage-environment.ts';
import { EXPLAINED } from './explained.ts';
import { findSurvivors } from './find-survivors.ts';

const HELP = `pnpm --filter @roborrow/firebase mutations

Takes one condition of firestore.rules and storage.rules away after the other, and asks the rules what their
tests ask until one of them notices. Names every condition that nobody misses. Takes some minutes.`;

/** As many at once as keep the emulator busy, each in a project of its own. */
const WORKERS = 3;

const rulesIn = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

function report(name: string, { mutants, survivors }: Awaited<ReturnType<typeof findSurvivors>>): boolean {
  for (const { line, removed } of survivors) {
    console.info(
      `${name}, line ${line}: nobody misses ${removed}\n    ${EXPLAINED[removed] ?? 'not explained'}`,
    );
  }
  console.info(`${name}: ${mutants} conditions taken away, ${mutants - survivors.length} missed.`);
  return survivors.every(({ removed }) => removed in EXPLAINED);
}

async function mutate(firestore: string, storage: string): Promise<boolean> {
  const rules = rulesIn('firestore.rules');
  const projects = Array.from({ length: WORKERS }, (_, worker) => `demo-roborrow-mutations-${worker}`);
  const environments = await Promise.all(
    projects.map((project) => openRulesEnvironment(project, rules, firestore)),
  );
  const isCovered = report(
    'firestore.rules',
    await findSurvivors(rules, Object.values(ALL_CASES), environments),
  );

  const storageRules = rulesIn('storage.rules');
  const environment = await openStorageEnvironment('demo-roborrow', storageRules, { storage, firestore });
  return (
    report('storage.rules', await findSurvivors(storageRules, [STORAGE_CASES], [environment])) && isCovered
  );
}

const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_STORAGE_EMULATOR_HOST: storage } = process.env;
if (process.argv.includes('--help') || !firestore || !storage) {
  console.info(HELP);
  process.exitCode = firestore && storage ? 0 : 2;
} else {
  process.exitCode = (await mutate(firestore, storage)) ? 0 : 1;
}
