import { describe, expect, test } from 'vitest';
import { STEPS } from './plan.ts';
import { sectionOf } from './report.ts';
import { countResults, type Result } from './step.ts';

const ran = (
  problems: readonly string[],
  tests?: { passed: number; failures: readonly string[] },
): Result => ({
  kind: 'ran',
  name: 'format',
  repair: 'Run `pnpm format`.',
  seconds: 1.5,
  cpuSeconds: 2.25,
  verdict: {
    summary: problems.length > 0 ? '3 files are not formatted' : '5 files',
    problems,
    ...(tests && { tests }),
  },
});

describe('the last line', () => {
  test('counts each test, and one for each step', () => {
    expect(countResults([ran([]), ran([], { passed: 5, failures: [] })])).toEqual({ passed: 7, failed: 0 });
  });

  test('counts a failed test once, because its step did its work', () => {
    expect(countResults([ran([], { passed: 4, failures: ['one'] })])).toEqual({ passed: 5, failed: 1 });
  });

  test('counts a step with a problem as failed, even if its tests passed', () => {
    expect(countResults([ran(['No test ran'], { passed: 0, failures: [] })])).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  test('counts a step that did not run as failed', () => {
    expect(countResults([{ kind: 'not-run', name: 'size', because: 'build failed' }])).toEqual({
      passed: 0,
      failed: 1,
    });
  });
});

describe('a section', () => {
  test('is one line if there are no problems', () => {
    expect(sectionOf(ran([]))).toMatch(/^✓ format +5 files +1\.5 s, +2\.3 of CPU$/);
  });

  test('says in its first line what to do about a failure', () => {
    const [first] = sectionOf(ran(['a.ts'])).split('\n');
    expect(first).toMatch(/^✗ format +3 files are not formatted\. Run `pnpm format`\. +1\.5 s/);
  });

  test.each(STEPS)('the step $name has an instruction for that line', ({ repair }) => {
    expect(repair).toMatch(/^[A-Z][a-z]+ .*\.$/);
  });

  test('shows the problems below, indented', () => {
    expect(
      sectionOf(ran(['a\nb'], { passed: 0, failures: ['c'] }))
        .split('\n')
        .slice(1),
    ).toEqual(['    a', '    b', '    c']);
  });

  test('says how many problems it leaves out', () => {
    const lines = sectionOf(ran(Array.from({ length: 50 }, String))).split('\n');
    expect(lines).toHaveLength(42);
    expect(lines.at(-1)).toBe('    … and 10 more');
  });

  test('says why a step did not run', () => {
    expect(sectionOf({ kind: 'not-run', name: 'size', because: 'build failed' })).toBe(
      '✗ size        not run: build failed. Mend that first.',
    );
  });
});
