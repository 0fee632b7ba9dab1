import { expect, test } from 'vitest';
import { blockingTime, longestTask, type TraceEvent } from './blocking-time.ts';

const main = { pid: 1, tid: 1 };
const at = (ts: number, tdur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...main,
  name: 'RunTask',
  ts: ts * 1000,
  dur: tdur * 3000,
  tdur: tdur * 1000,
  ...more,
});
const paint: TraceEvent = { ...main, name: 'firstContentfulPaint', ts: 100_000 };

test('what tasks take beyond 50 ms counts, by processor time and not by the clock', () => {
  expect(blockingTime([paint, at(200, 20), at(300, 60), at(400, 80)], 1)).toBe(10 + 30);
});

test('a slower processor makes each task longer', () => {
  expect(blockingTime([paint, at(200, 20), at(300, 12)], 4)).toBe(30);
});

test('tasks before the first paint, of other threads and of other pages do not count', () => {
  expect(
    blockingTime([at(0, 20, { dur: 20_000 }), paint, at(200, 20, { tid: 2 }), at(200, 20, { pid: 2 })], 4),
  ).toBe(0);
});

test('a page that painted nothing has none', () => {
  expect(blockingTime([at(200, 20)], 4)).toBeNaN();
});

test('the longest task between two marks is that of their thread, by processor time', () => {
  const [began, ended] = ['began', 'ended'].map((name, index) => ({
    ...main,
    name,
    ts: 100_000 + index * 100_000,
  }));
  const marks = [began, ended].flatMap((mark) => mark ?? []);
  const others = [at(0, 90, { dur: 90_000 }), at(210, 90), at(150, 90, { tid: 2 })];
  expect(longestTask([...marks, ...others, at(99, 30), at(150, 20)], 'began', 'ended')).toBe(30);
  expect(longestTask([at(150, 20)], 'began', 'ended')).toBeNaN();
});
