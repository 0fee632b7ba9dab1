import { describe, expect, test } from 'vitest';
import { chooseNearest, distance } from './nearest-first.ts';

describe('which affected test files run first', () => {
  test.each([
    ['a/b/x.ts', 'a/b/y.test.ts', 0],
    ['a/b/x.ts', 'a/y.test.ts', 1],
    ['a/b/x.ts', 'a/c/y.test.ts', 2],
    ['package.json', 'a/c/y.test.ts', 2],
  ])('%s and %s are %i folders apart', (from, to, folders) => {
    expect(distance(from, to)).toBe(folders);
    expect(distance(to, from)).toBe(folders);
  });

  const took: Readonly<Record<string, number>> = {
    'a/one.test.ts': 5,
    'a/two.test.ts': 3,
    'b/far.test.ts': 1,
  };
  const files = Object.keys(took);
  const choose = (
    changed: readonly string[],
    most: number,
    { failed = '', waiting = [] }: { readonly failed?: string; readonly waiting?: readonly string[] } = {},
  ) =>
    chooseNearest(files, {
      changed,
      most,
      hasFailed: (path) => path === failed,
      isWaiting: (path) => waiting.includes(path),
      duration: (path) => took[path] ?? 0,
    });

  test('the nearest to a changed file, then the quickest, as long as they fit', () => {
    expect(choose(['a/code.ts'], 8)).toEqual({
      chosen: ['a/two.test.ts', 'a/one.test.ts'],
      later: ['b/far.test.ts'],
    });
    expect(choose(['b/code.ts', 'c/code.ts'], 4).chosen).toEqual(['b/far.test.ts', 'a/two.test.ts']);
  });

  test('what failed last, wherever it is', () => {
    expect(choose(['a/code.ts'], 4, { failed: 'b/far.test.ts' }).chosen).toEqual([
      'b/far.test.ts',
      'a/two.test.ts',
    ]);
  });

  test('the quickest where it is not known what has changed', () => {
    expect(choose([], 4).chosen).toEqual(['b/far.test.ts', 'a/two.test.ts']);
  });

  test('one, however long it takes', () => {
    expect(choose(['a/code.ts'], 0)).toEqual({
      chosen: ['a/two.test.ts'],
      later: ['a/one.test.ts', 'b/far.test.ts'],
    });
  });

  test('farther ones that fit in place of one that does not', () => {
    expect(choose(['a/code.ts'], 4)).toEqual({
      chosen: ['a/two.test.ts', 'b/far.test.ts'],
      later: ['a/one.test.ts'],
    });
  });

  test('none that waits, but for when all do', () => {
    const waiting = ['a/one.test.ts', 'a/two.test.ts'];
    expect(choose(['a/code.ts'], 8, { waiting })).toEqual({ chosen: ['b/far.test.ts'], later: waiting });
    expect(choose(['a/code.ts'], 8, { waiting: files })).toEqual(choose(['a/code.ts'], 8));
  });

  test('each file once', () => {
    const { chosen, later } = choose(['a/code.ts'], 6);
    expect([...chosen, ...later].sort()).toEqual(files.toSorted());
  });
});
