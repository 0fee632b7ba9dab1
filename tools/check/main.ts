import { availableParallelism } from 'node:os';
import { STEPS } from './plan.ts';
import { stopAll } from '../workspace/programs.ts';
import { sectionOf } from './report.ts';
import { runSteps } from './schedule.ts';
import { countResults } from './step.ts';

const HELP = `pnpm check [step …]   everything but the browser
pnpm test             everything

Steps: ${STEPS.map(({ name }) => name).join(', ')}. Naming some runs those alone.`;

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = named.filter((name) => !STEPS.some((step) => step.name === name));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopAll();
    process.exit(1);
  });
}

if (process.argv.includes('--help') || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no step ${unknown.join(', ')}.\n\n${HELP}` : HELP);
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else {
  const isWanted = ({ name, isFast }: (typeof STEPS)[number]) =>
    named.length > 0 ? named.includes(name) : isFast || process.argv.includes('--all');
  const results = await runSteps(STEPS.filter(isWanted), Math.max(2, availableParallelism()), (result) =>
    console.log(sectionOf(result)),
  );
  const { passed, failed } = countResults(results);
  console.log(`\n${passed} passed, ${failed} failed`);
  // Set, not exited: what is still in the pipe must come out before the end.
  process.exitCode = failed > 0 ? 1 : 0;
}
