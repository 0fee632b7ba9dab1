// reads: docs/new-backend.md, packages/domain, packages/port-contracts, packages/adapter-in-memory
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyWorkspace } from '../workspace/fixture-workspace.ts';
import { WORKSPACE } from '../workspace/files.ts';
import { runNode } from '../workspace/programs.ts';

const page = readFileSync(join(WORKSPACE, 'docs/new-backend.md'), 'utf8');
const root = copyWorkspace(
  ['domain', 'port-contracts', 'adapter-in-memory'].map((name) => `packages/${name}`),
);

afterAll(() => rmSync(root, { recursive: true }));

const blocks = [...page.matchAll(/```(?:json|ts)\n([^]*?)```/g)].map(([, block = '']) =>
  block.replaceAll(/^ {3}/gm, ''),
);
/** The files of the page's blocks, in their order. */
const FILES = ['package.json', 'src/json-store.contract.test.ts', 'src/open-json-store.ts'];

test('the store that the page writes keeps every contract', async () => {
  expect(blocks).toHaveLength(FILES.length);
  for (const [i, path] of FILES.entries()) {
    expect(page).toContain(`\`${path}\``);
    const file = join(root, 'packages/json-store', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, blocks[i] ?? '');
  }
  const vitest = join(WORKSPACE, 'node_modules/vitest/vitest.mjs');
  const { stdout } = await runNode(
    vitest,
    ['run', '--root', root, '--reporter=json', '--testTimeout=120000', 'packages/json-store'],
    // One run per property: whether the contracts find every mistake is not the question here.
    { env: { NUM_RUNS_FACTOR: '0.0001' } },
  );
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    readonly numTotalTests: number;
    readonly numPassedTests: number;
  }; // written by the pinned version
  expect(report.numPassedTests).toBe(report.numTotalTests);
  expect(report.numTotalTests).toBeGreaterThan(500);
});
