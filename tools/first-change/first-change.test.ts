import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyWorkspace } from '../workspace/fixture-workspace.ts';
import { packageFolders, WORKSPACE } from '../workspace/files.ts';
import { runNode } from '../workspace/programs.ts';
import { diffBlocksOf, failingFilesOf, sectionOf, type Replacement } from './page.ts';

const page = sectionOf(readFileSync(join(WORKSPACE, 'CONTRIBUTING.md'), 'utf8'), 'A first change');
const root = copyWorkspace(packageFolders().filter((folder) => /^packages|firebase$/.test(folder)));

afterAll(() => rmSync(root, { recursive: true }));

/** Replaces a line that occurs exactly once in its file. */
function apply({ path, before, after }: Replacement): void {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  expect(
    lines.filter((line) => line === before),
    `${path}: ${before}`,
  ).toHaveLength(1);
  writeFileSync(join(root, path), lines.map((line) => (line === before ? after : line)).join('\n'));
}

/** Runs tests of the copy; returns the files that fail, sorted by name. */
async function failingFiles(paths: readonly string[]): Promise<readonly string[]> {
  const vitest = join(WORKSPACE, 'node_modules/vitest/vitest.mjs');
  const options = [
    '--root',
    root,
    '--reporter=json',
    '--exclude=**/*.emulators.test.ts',
    '--no-isolate',
    '--testTimeout=120000',
  ];
  const { stdout } = await runNode(vitest, ['run', ...options, ...paths], {
    // One run per property, because examples detect the change.
    env: { NUM_RUNS_FACTOR: '0.0001' },
  });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    readonly testResults: readonly { readonly name: string; readonly status: string }[];
  }; // written by the pinned version
  expect(report.testResults.length).toBeGreaterThanOrEqual(paths.length);
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(root, name))
    .toSorted();
}

test('the first change of CONTRIBUTING breaks the tests that the page names, and its next step repairs them', async () => {
  const [change = [], mend = []] = diffBlocksOf(page);
  const expected = failingFilesOf(page);
  expect([change.length, mend.length, expected.length]).toEqual([1, 3, 2]);

  change.forEach(apply);
  expect(await failingFiles(['packages/domain/src/users', 'packages/firebase-project'])).toEqual(expected);

  mend.forEach(apply);
  expect(await failingFiles(expected)).toEqual([]);
});
