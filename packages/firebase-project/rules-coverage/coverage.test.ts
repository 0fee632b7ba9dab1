import { describe, expect, test } from 'vitest';
import { createCoverage, type ReportNode } from './coverage.ts';

const RULES = 'allow get: if isSelf(uid) && data.is == false;';

const node = (text: string, ...values: readonly object[]): ReportNode => {
  const currentOffset = RULES.indexOf(text);
  return {
    sourcePosition: { line: 1, currentOffset, endOffset: currentOffset + text.length - 1 },
    values: values.map((value) => ({ value })),
  };
};

const TRUE = { boolValue: true };
const FALSE = { boolValue: false };
const BROKEN = { undefined: {} };

const conditionsOf = (...reports: readonly ReportNode[]) => {
  const coverage = createCoverage(RULES);
  reports.forEach(coverage.add);
  return coverage.conditions();
};

describe('the values that conditions of the rules had', () => {
  test('are collected from several reports', () => {
    expect(conditionsOf(node('isSelf(uid', TRUE), node('isSelf(uid', FALSE))).toEqual([
      { line: 1, text: 'isSelf(uid)', wasTrue: true, wasFalse: true },
    ]);
  });

  test('include nested conditions', () => {
    const whole = { ...node(RULES.slice(14, -1), TRUE), children: [node('data.is == false', FALSE)] };
    expect(conditionsOf(whole).map(({ wasTrue, wasFalse }) => [wasTrue, wasFalse])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('count as false if an evaluation failed', () => {
    expect(conditionsOf(node('data.is == false', TRUE, BROKEN))).toMatchObject([
      { wasTrue: true, wasFalse: true },
    ]);
  });

  test('do not include expressions that are not conditions', () => {
    expect(conditionsOf(node('data.is', FALSE), node('data.is', { stringValue: 'no' }))).toEqual([]);
    expect(conditionsOf(node('false', {}))).toEqual([]);
  });
});
