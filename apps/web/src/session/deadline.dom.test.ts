import { epochMs } from '@roborrow/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchDeadline } from './deadline.ts';

describe('the session deadline (D12)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const now = () => epochMs(Date.now());
  /** Milliseconds from now. */
  const after = (ms: number) => epochMs(Date.now() + ms);

  test('ends the session by timer, once, exactly at the deadline', () => {
    const onOver = vi.fn();
    watchDeadline(after(1000), now, onOver);
    vi.advanceTimersByTime(999);
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onOver).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('focus'));
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  test('ends the session when the page comes back after a sleep in which no timer ran', () => {
    const onOver = vi.fn();
    watchDeadline(after(1000), now, onOver);
    vi.setSystemTime(after(5000));
    expect(onOver).not.toHaveBeenCalled();
    dispatchEvent(new Event('focus'));
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  test('ends the session at once if it was over before the page loaded', () => {
    const onOver = vi.fn();
    watchDeadline(after(0), now, onOver);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  test('is not watched any more once it is stopped', () => {
    const onOver = vi.fn();
    watchDeadline(after(1000), now, onOver)();
    vi.setSystemTime(after(5000));
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(5000);
    expect(onOver).not.toHaveBeenCalled();
  });
});
