import { expect, test } from 'vitest';
import { degradesAt, percentile, row } from './steps.ts';

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect([0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([50, 95, 100]);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBe(0);
});

test('a server takes a load while 95% of answers come in time and none fails', () => {
  const step = { rate: 20, answered: 19.6, p50: 12.4, p95: 200, failed: 0 };
  expect(degradesAt(step)).toBe(false);
  expect(degradesAt({ ...step, p95: 201 })).toBe(true);
  expect(degradesAt({ ...step, failed: 1 })).toBe(true);
  expect(row(step)).toBe('| 20 | 20 | 12 ms | 200 ms | 0 |');
});
