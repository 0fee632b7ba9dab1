import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { buildFixtureWorkspace } from '../workspace/fixture-workspace.ts';
import { lint } from './lint.ts';

const { root, breaks } = buildFixtureWorkspace(fileURLToPath(new URL('fixtures', import.meta.url)));
const { problems, files } = await lint(root, ['packages', 'apps']);

afterAll(() => rmSync(root, { recursive: true }));

const caughtIn = (path: string) =>
  [...new Set(problems.filter((problem) => problem.path === path).map(({ rule }) => rule))].sort();

describe('the linter', () => {
  test.each([...breaks])('reports in %s exactly the rules that it breaks', (path, expected) => {
    expect(caughtIn(path)).toEqual(expected);
  });

  test('checks every file', () => {
    expect(files).toBe(breaks.size);
  });
});
