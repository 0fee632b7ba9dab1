import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { buildFixtureWorkspace } from '../workspace/fixture-workspace.ts';
import { cruiseBoundaries } from './cruise.ts';
import { boundaryRules } from './rules.ts';

const { root, breaks } = buildFixtureWorkspace(fileURLToPath(new URL('fixtures', import.meta.url)));
const { breaches, modules } = await cruiseBoundaries(root, ['packages', 'apps']);

afterAll(() => rmSync(root, { recursive: true }));

const caughtIn = (path: string) =>
  [...new Set(breaches.filter(({ from }) => from === path).map(({ rule }) => rule))].sort();

describe('the boundary checker', () => {
  test.each([...breaks])('reports in %s exactly the rules that it breaks', (path, expected) => {
    expect(caughtIn(path)).toEqual(expected);
  });

  test('checks every file', () => {
    expect([...modules].sort()).toEqual([...breaks.keys()].sort());
  });

  test('has a fixture for every rule', () => {
    const broken = new Set([...breaks.values()].flat());
    expect(boundaryRules.filter(({ name }) => !broken.has(name ?? ''))).toEqual([]);
  });
});
