import { describe, expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

const removedFrom = (rules: string) =>
  mutantsOf(rules).map(({ removed, effect }) => `${effect} without ${removed}`);

describe('the mutants of some rules', () => {
  test('lack one conjunct each', () => {
    expect(removedFrom('allow get: if a() && b == 1 && c;')).toEqual([
      'looser without a()',
      'looser without b == 1',
      'looser without c',
    ]);
  });

  test('lack one alternative each', () => {
    expect(removedFrom('return a || b;')).toEqual(['stricter without a', 'stricter without b']);
  });

  test('lack what stands in brackets, whole and in parts', () => {
    expect(removedFrom('return a && (b || c && !d);')).toEqual([
      'looser without a',
      'looser without (b || c && !d)',
      'stricter without b',
      'stricter without c && !d',
      'looser without c',
      'looser without !d',
    ]);
  });

  test('lack the only condition, unless it says nothing', () => {
    expect(removedFrom('allow get: if isSelf(uid); allow list: if true; return [a, b];')).toEqual([
      'looser without isSelf(uid)',
    ]);
  });

  test('leave alone what is quoted, commented out, or an argument', () => {
    expect(removedFrom("return f(a && b) && c == 'x && y'; // d && e;\n")).toEqual([
      'looser without f(a && b)',
      "looser without c == 'x && y'",
    ]);
  });

  test('are the rules but for that', () => {
    expect(mutantsOf('// one\nallow get: if a\n  && b;').map(({ line, rules }) => ({ line, rules }))).toEqual(
      [
        { line: 2, rules: '// one\nallow get: if true\n  && b;' },
        { line: 3, rules: '// one\nallow get: if a\n  && true;' },
      ],
    );
  });
});
