import { ensureChromium } from '../browser/install.ts';
import type { Step } from './step.ts';
import { checkBoundaries } from './steps/boundaries.ts';
import { runBrowserTests, runBrowserTestsOnEmulators } from './steps/browser.ts';
import { buildForProduction } from './steps/build.ts';
import { runOnEmulators } from './steps/firebase.ts';
import { checkFormat } from './steps/format.ts';
import { checkLint } from './steps/lint.ts';
import { checkRuleBook } from './steps/rules.ts';
import { checkSize } from './steps/size.ts';
import { runTests } from './steps/tests.ts';
import { checkTypes } from './steps/types.ts';
import { checkUnused } from './steps/unused.ts';

async function findBrowser() {
  process.env['CHROMIUM_PATH'] = await ensureChromium((line) => console.log(line));
  return { summary: process.env['CHROMIUM_PATH'], problems: [] };
}

/** Everything that must hold before a change is done, in the order in which it starts. */
export const STEPS: readonly (Step & { readonly isFast: boolean })[] = [
  // The contracts on emulators keep one core of two busy, for long: they start first, and what is short runs beside them.
  { name: 'firebase', cores: 1, isFast: false, run: runOnEmulators },
  { name: 'chromium', cores: 1, isFast: false, run: findBrowser },
  { name: 'build', cores: 1, isFast: false, run: buildForProduction },
  { name: 'format', cores: 1, isFast: true, run: checkFormat },
  { name: 'lint', cores: 1, isFast: true, run: checkLint },
  { name: 'boundaries', cores: 1, isFast: true, run: checkBoundaries },
  { name: 'rules', cores: 1, isFast: true, run: checkRuleBook },
  { name: 'unused', cores: 1, isFast: true, run: checkUnused },
  { name: 'size', cores: 1, needs: ['chromium', 'build'], isFast: false, run: checkSize },
  { name: 'types', cores: 2, isFast: true, run: checkTypes },
  { name: 'tests', cores: 2, isFast: true, run: runTests },
  { name: 'browser', cores: 2, needs: ['chromium', 'build'], isFast: false, run: runBrowserTests },
  { name: 'firebase-browser', cores: 2, needs: ['chromium'], isFast: false, run: runBrowserTestsOnEmulators },
];
