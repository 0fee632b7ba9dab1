import { withCpuSeconds } from '../workspace/cpu-time.ts';
import { isGood, type Result, type Step, type Verdict } from './step.ts';

/** Runs a step to its verdict. A step that throws has its error as the problem. */
async function conclude(step: Step): Promise<Verdict> {
  try {
    return await step.run();
  } catch (error) {
    return { summary: 'broke off', problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/**
 * Runs every step, in the given order as far as needs and cores allow, and reports each result as it arrives.
 * A failed step stops only the steps that need it.
 */
export async function runSteps(
  steps: readonly Step[],
  cores: number,
  tell: (result: Result) => void,
): Promise<readonly Result[]> {
  const results = new Map<string, Result>();
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  let idle = cores;

  const settle = (result: Result) => {
    results.set(result.name, result);
    tell(result);
  };
  const start = (step: Step) => {
    const startedAt = performance.now();
    idle -= step.cores;
    const task = withCpuSeconds(() => conclude(step)).then(({ result: verdict, cpuSeconds }) => {
      const seconds = (performance.now() - startedAt) / 1000;
      settle({ kind: 'ran', name: step.name, repair: step.repair, seconds, cpuSeconds, verdict });
      idle += step.cores;
      running.delete(task);
    });
    running.add(task);
  };
  /** Starts or skips every step that can be decided now. */
  const advance = () => {
    for (const step of [...waiting]) {
      const wanted = (names: readonly string[] = []) =>
        names.filter((name) => steps.some((other) => other.name === name));
      const needs = wanted(step.needs);
      const broken = needs.find((name) => results.has(name) && !isGood(results.get(name) as Result)); // the key was just found
      const isReady = [...needs, ...wanted(step.after)].every((name) => results.has(name));
      if (!broken && !(isReady && step.cores <= idle)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (broken) settle({ kind: 'not-run', name: step.name, because: `${broken} failed` });
      else start(step);
    }
  };

  for (advance(); running.size > 0; advance()) await Promise.race(running);
  for (const step of waiting) settle({ kind: 'not-run', name: step.name, because: 'it waits for itself' });
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
