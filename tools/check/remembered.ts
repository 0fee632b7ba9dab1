import type { Step } from './step.ts';
import type { TestRecord } from './test-record.ts';

/** A step that knows what decides its verdict. */
interface KnowingStep extends Step {
  readonly fingerprint: () => string;
}

/**
 * The same step, which does not run when it has passed with the same files and programs. What it proved then it would prove again.
 * A verdict with something left out is not remembered.
 */
export const remembering = (step: KnowingStep, record: TestRecord): Step => ({
  ...step,
  run: async () => {
    const fingerprint = step.fingerprint();
    if (record.passed().get(step.name) === fingerprint)
      return {
        summary: `nothing changed since it passed (\`pnpm check ${step.name}\` runs it)`,
        problems: [],
      };
    const startedAt = performance.now();
    // A run that is broken off leaves no pass of an earlier one.
    record.add(step.name, { passedWith: null, milliseconds: 0 });
    const verdict = await step.run();
    const hasPassed =
      verdict.problems.length === 0 && !verdict.tests?.failures.length && verdict.leftOut !== true;
    record.add(step.name, {
      passedWith: hasPassed ? fingerprint : null,
      milliseconds: performance.now() - startedAt,
    });
    return verdict;
  },
});
