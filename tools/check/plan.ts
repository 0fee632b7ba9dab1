import { join } from 'node:path';
import { ensureChromium } from '../browser/install.ts';
import { CACHE } from '../workspace/files.ts';
import { BACKEND, fingerprintOf, WEB, WHOLE, type Inputs } from './inputs.ts';
import { remembering } from './remembered.ts';
import type { Step } from './step.ts';
import { checkBoundaries, fingerprintOfBoundaries } from './steps/boundaries.ts';
import { runBrowserTests, runBrowserTestsOnEmulators } from './steps/browser.ts';
import { buildForProduction } from './steps/build.ts';
import { runOnEmulators } from './steps/firebase.ts';
import { checkFormat } from './steps/format.ts';
import { checkLint, lintChanged } from './steps/lint.ts';
import { checkPublished } from './steps/published-packages.ts';
import { checkRuleBook } from './steps/rule-book.ts';
import { checkSize } from './steps/size.ts';
import { runAffectedTests, runNearestTests, runTests } from './steps/tests.ts';
import { checkTypes } from './steps/types.ts';
import { checkUnused } from './steps/unused.ts';
import { openTestRecord } from './test-record.ts';

async function findBrowser() {
  process.env['CHROMIUM_PATH'] = await ensureChromium((line) => console.log(line));
  return { summary: process.env['CHROMIUM_PATH'], problems: [] };
}

interface PlannedStep extends Step {
  /** Whether `pnpm check` runs it. */
  readonly isFast: boolean;
  /** For a step that takes long: what decides its verdict. */
  readonly inputs?: Inputs;
}

/** All checks of a change, in the order in which they start. */
export const STEPS: readonly PlannedStep[] = [
  // The emulators wait for connections and for each other, so the steps on them run beside everything else.
  {
    name: 'firebase',
    cores: 0,
    isFast: false,
    inputs: BACKEND,
    repair: 'Run one file again: `pnpm emulators -- pnpm vitest run FILE`.',
    run: runOnEmulators,
  },
  {
    name: 'chromium',
    cores: 1,
    isFast: false,
    repair: 'Install Chromium, and set CHROMIUM_PATH to it.',
    run: findBrowser,
  },
  {
    name: 'build',
    cores: 1,
    isFast: false,
    repair: 'Change what the bundler names below, then run `pnpm build`.',
    run: buildForProduction,
  },
  {
    name: 'format',
    cores: 1,
    isFast: true,
    repair: 'Run `pnpm format`.',
    run: checkFormat,
  },
  {
    name: 'lint',
    cores: 1,
    isFast: true,
    repair: 'Change these lines, then run `pnpm check lint`.',
    run: checkLint,
  },
  {
    name: 'boundaries',
    cores: 1,
    isFast: true,
    repair: 'Move the import or the file as docs/architecture.md says, then run `pnpm check boundaries`.',
    run: checkBoundaries,
  },
  {
    name: 'rule-book',
    cores: 1,
    isFast: true,
    repair: 'Cite a rule of docs/rules, and each rule in a test: `pnpm rule-book` prints who cites what.',
    run: checkRuleBook,
  },
  {
    name: 'unused',
    cores: 1,
    isFast: true,
    repair: 'Delete what nothing needs, or use it, then run `pnpm check unused`.',
    run: checkUnused,
  },
  {
    name: 'size',
    cores: 1,
    needs: ['chromium', 'build'],
    isFast: false,
    inputs: WEB,
    repair:
      'Load new code lazily, or give the budget in tools/size/budgets.ts a reason; `pnpm size` measures.',
    run: checkSize,
  },
  {
    name: 'published-packages',
    cores: 1,
    // It says so where there is none.
    after: ['chromium'],
    isFast: false,
    inputs: WHOLE,
    repair: 'Change what is named below; `pnpm check published-packages` alone takes half a minute.',
    run: checkPublished,
  },
  {
    name: 'types',
    cores: 1,
    isFast: true,
    repair: 'Change these lines, then run `pnpm check types`.',
    run: checkTypes,
  },
  {
    name: 'tests',
    cores: 2,
    isFast: true,
    repair: 'Run one file again: `pnpm vitest run FILE`.',
    run: runTests,
  },
  {
    name: 'browser',
    cores: 2,
    needs: ['chromium', 'build'],
    isFast: false,
    inputs: WEB,
    repair: "Run one test again: `pnpm --filter @roborrow/web exec playwright test -g 'TITLE'`.",
    run: runBrowserTests,
  },
  {
    name: 'firebase-browser',
    cores: 0,
    needs: ['chromium'],
    after: ['firebase'],
    isFast: false,
    inputs: WHOLE,
    repair: 'Run it alone: `pnpm check firebase-browser`.',
    run: runBrowserTestsOnEmulators,
  },
];

/** In CI there are no earlier runs to rely on. */
const isAlone = !process.env['CI'];

const passedSteps = () => {
  const record = openTestRecord(join(CACHE, 'passed-steps.tsv'));
  record.shorten();
  return record;
};

/** The steps of `pnpm test`: all of them, without what passed with the same files. */
export function stepsOfTest(): readonly Step[] {
  if (!isAlone) return STEPS;
  const record = passedSteps();
  return STEPS.map(({ inputs, ...step }) => {
    if (step.name === 'tests') return { ...step, run: runAffectedTests };
    return inputs ? remembering({ ...step, fingerprint: () => fingerprintOf(inputs) }, record) : step;
  });
}

/**
 * The steps of `pnpm check`: the fast ones, those of them that take longest only for what has changed. The nearest of the tests that a change
 * since their last pass may have broken start first, and leave a processor to the other steps, because a few files do not keep two busy.
 */
export function stepsOfCheck(): readonly Step[] {
  const fast = STEPS.filter(({ isFast }) => isFast);
  if (!isAlone) return fast;
  const record = passedSteps();
  const quick: Readonly<Record<string, (step: Step) => Step>> = {
    tests: (step) => ({ ...step, cores: 1, run: runNearestTests }),
    lint: (step) => ({ ...step, run: lintChanged }),
    boundaries: (step) => remembering({ ...step, fingerprint: fingerprintOfBoundaries }, record),
  };
  return fast
    .map((step) => quick[step.name]?.(step) ?? step)
    .sort((a, b) => Number(b.name === 'tests') - Number(a.name === 'tests'));
}
