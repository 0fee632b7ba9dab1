import { describe, expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

const removedFrom = (rules: string) =>
  mutantsOf(rules).map(({ removed, effect }) => `${effect} without ${removed}`);

describe('the mutants of some rules', () => {
  test('each miss one conjunct', () => {
    expect(removedFrom('allow get: if a() && b == 1 && c;')).toEqual([
      'looser without a()',
      'looser without b == 1',
      'looser without c',
    ]);
  });

  test('each miss one alternative', () => {
    expect(removedFrom('return a || b;')).toEqual(['stricter without a', 'stricter without b']);
  });

  test('miss conditions in brackets, as a whole and in parts', () => {
    expect(removedFrom('return a && (b || c && !d);')).toEqual([
      'looser without a',
      'looser without (b || c && !d)',
      'stricter without b',
      'stricter without c && !d',
      'looser without c',
      'looser without !d',
    ]);
  });

  test('miss a single condition, unless it is constant', () => {
    expect(removedFrom('allow get: if isSelf(uid); allow list: if true; return [a, b];')).toEqual([
      'looser without isSelf(uid)',
    ]);
  });

  test('do not change quotations, comments and arguments', () => {
    expect(removedFrom("return f(a && b) && c == 'x && y'; // d && e;\n")).toEqual([
      'looser without f(a && b)',
      "looser without c == 'x && y'",
    ]);
  });

  test('have no other changes', () => {
    expect(mutantsOf('// one\nallow get: if a\n  && b;').map(({ line, rules }) => ({ line, rules }))).toEqual(
      [
        { line: 2, rules: '// one\nallow get: if true\n  && b;' },
        { line: 3, rules: '// one\nallow get: if a\n  && true;' },
      ],
    );
  });
});
