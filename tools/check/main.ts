import { availableParallelism } from 'node:os';
import { STEPS, stepsOfCheck, stepsOfTest } from './plan.ts';
import { cpuSecondsOfEndedPrograms } from '../workspace/cpu-time.ts';
import { stopAll } from '../workspace/programs.ts';
import { sectionOf } from './report.ts';
import { runSteps } from './schedule.ts';
import { countResults } from './step.ts';

const HELP = `pnpm check [step …]   everything but build, emulators and browser; of the tests that a change can have broken the nearest
pnpm test             everything; outside of CI without what passed with the same files
pnpm test --again     everything, whatever passed before

Steps: ${STEPS.map(({ name }) => name).join(', ')}. Naming some runs those alone, whole.`;

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
  const steps =
    named.length > 0
      ? STEPS.filter(({ name }) => named.includes(name))
      : process.argv.includes('--again')
        ? STEPS
        : process.argv.includes('--all')
          ? stepsOfTest()
          : stepsOfCheck();
  // A step may take minutes before it has a result, and must not look as if nothing happened.
  const announced = steps.map((step) => ({
    ...step,
    run: () => {
      console.log(`  ${step.name} …`);
      return step.run();
    },
  }));
  const results = await runSteps(announced, Math.max(2, availableParallelism()), (result) =>
    console.log(sectionOf(result)),
  );
  const { passed, failed } = countResults(results);
  const cpuSeconds =
    process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6 + cpuSecondsOfEndedPrograms();
  console.log(`\nIn all ${process.uptime().toFixed(0)} s, ${cpuSeconds.toFixed(0)} s of CPU`);
  console.log(`${passed} passed, ${failed} failed`);
  // Not process.exit(), because output that is still in the pipe would be lost.
  process.exitCode = failed > 0 ? 1 : 0;
}
