import { join } from 'node:path';
import { sourceFiles, WORKSPACE } from '../workspace/files.ts';

/** What a step needs besides its command, which package.json names, and with what it depends on. */
interface StepSettings {
  /** What to do when it fails: a sentence that begins with a verb. */
  readonly repair: string;
  /** The test files that must be in its report. */
  readonly testFiles?: () => readonly string[];
}

const testFiles = (isOnEmulators: boolean) => () =>
  sourceFiles()
    .filter((path) => /\.test\.tsx?$/.test(path) && path.includes('.emulators.') === isOnEmulators)
    .map((path) => join(WORKSPACE, path));

/** The steps of the gate. `pnpm check` runs those that need neither a build nor a browser, and lint and tests near to a change alone. */
export const STEPS: Readonly<Record<string, StepSettings>> = {
  format: { repair: 'Run `pnpm format`.' },
  'rule-book': {
    repair: 'Cite a rule of docs/rules, and each rule in a test: `pnpm rule-book` prints who cites what.',
  },
  boundaries: { repair: 'Move the import or the file as docs/architecture.md says.' },
  unused: { repair: 'Delete what nothing needs, or use it.' },
  types: { repair: 'Change these lines.' },
  lint: { repair: 'Change these lines.' },
  tests: { repair: 'Run one file again: `pnpm vitest run FILE`.', testFiles: testFiles(false) },
  'lint-near': { repair: 'Change these lines.' },
  'tests-near': { repair: 'Run one file again: `pnpm vitest run FILE`.' },
  build: { repair: 'Change what the bundler names, then run `pnpm build`.' },
  size: {
    repair:
      'Load new code lazily, or give the budget in tools/size/budgets.ts a reason; `pnpm size` measures.',
  },
  'published-packages': { repair: 'Change what is named above.' },
  firebase: {
    repair: 'Run one file again: `pnpm emulators -- pnpm vitest run FILE`.',
    testFiles: testFiles(true),
  },
  browser: {
    repair: "Run one test again: `pnpm --filter @roborrow/web exec playwright test -g 'TITLE'`.",
    testFiles: () => [],
  },
  'firebase-browser': { repair: 'Run it alone: `pnpm check firebase-browser`.', testFiles: () => [] },
};
