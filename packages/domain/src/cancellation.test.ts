import { expect, it, vi } from 'vitest';
import { createCancellation } from './cancellation.ts';

it('calls each listener once when it is aborted', () => {
  const { signal, cancel } = createCancellation();
  const [told, stopped] = [vi.fn(), vi.fn()];
  signal.addEventListener('abort', told);
  signal.addEventListener('abort', stopped);
  signal.removeEventListener('abort', stopped);
  expect(signal.aborted).toBe(false);
  cancel();
  cancel();
  expect(signal.aborted).toBe(true);
  expect(told).toHaveBeenCalledOnce();
  expect(stopped).not.toHaveBeenCalled();
});

it('is aborted with the outer signal until it ends, and never aborts the outer signal', () => {
  const outer = createCancellation();
  const inner = createCancellation(outer.signal);
  const ended = createCancellation(outer.signal);
  const independent = createCancellation(outer.signal);
  independent.cancel();
  expect(outer.signal.aborted).toBe(false);
  ended.end();
  outer.cancel();
  expect([inner.signal.aborted, ended.signal.aborted]).toEqual([true, false]);
  expect(createCancellation(outer.signal).signal.aborted).toBe(true);
});
