import { readFileSync } from 'node:fs';
import { ALL_CASES } from '../rules-tests/all-cases.ts';
import { openRulesEnvironment } from '../rules-tests/environment.ts';
import { STORAGE_CASES } from '../storage-tests/storage-cases.ts';
import { openStorageEnvironment } from '../storage-tests/storage-environment.ts';
import { EXPLAINED } from './explained.ts';
import { findSurvivors, type Wishes } from './find-survivors.ts';
import { readOptions, type MutationOptions } from './options.ts';

const HELP = `pnpm --filter @roborrow/firebase-project mutations [firestore.rules|storage.rules [FIRST-LAST]]

Takes one condition of firestore.rules and storage.rules away after the other, and asks the rules what their
tests ask until one of them notices. Names every condition as soon as it is known whether it is missed. Takes
some minutes; a file, and lines of it, make it less.`;

/** Enough workers to keep the emulator busy, each with its own project. */
const WORKERS = 3;

type FileName = MutationOptions['files'][number];

const rulesIn = (name: FileName) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

async function findIn(name: FileName, hosts: { firestore: string; storage: string }, wishes: Wishes) {
  const rules = rulesIn(name);
  if (name === 'storage.rules') {
    const environment = await openStorageEnvironment('demo-roborrow', rules, hosts);
    return findSurvivors(rules, [STORAGE_CASES], [environment], wishes);
  }
  const projects = Array.from({ length: WORKERS }, (_, worker) => `demo-roborrow-mutations-${worker}`);
  const environments = await Promise.all(
    projects.map((project) => openRulesEnvironment(project, rules, hosts.firestore)),
  );
  return findSurvivors(rules, Object.values(ALL_CASES), environments, wishes);
}

/** Whether the removal of every condition is detected, or explained in writing. */
async function isCovered(name: FileName, ...rest: [Parameters<typeof findIn>[1], Wishes]): Promise<boolean> {
  const { mutants, survivors } = await findIn(name, ...rest);
  console.info(`${name}: ${mutants} conditions taken away, ${mutants - survivors.length} missed.`);
  return survivors.every(({ removed }) => removed in EXPLAINED);
}

const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_STORAGE_EMULATOR_HOST: storage } = process.env;
if (process.argv.includes('--help') || !firestore || !storage) {
  console.info(HELP);
  process.exitCode = firestore && storage ? 0 : 2;
} else {
  const { files, lines } = readOptions(process.argv.slice(2));
  for (const name of files) {
    const started = performance.now();
    const say: Wishes['say'] = ({ line, removed }, isMissed) => {
      const at = `${name}, line ${line} (${((performance.now() - started) / 1000).toFixed(0)} s)`;
      const missed = `no test needs ${removed}\n    ${EXPLAINED[removed] ?? 'NOT EXPLAINED'}`;
      console.info(`${at}: ${isMissed ? `missed: ${removed}` : missed}`);
    };
    if (!(await isCovered(name, { firestore, storage }, { lines, say }))) process.exitCode = 1;
  }
}
