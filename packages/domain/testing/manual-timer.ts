import type { Timer } from '../src/timer.ts';

/** A timer whose time passes when a test says so. */
export const manualTimer = () => {
  const waiting = new Set<{ readonly at: number; readonly work: () => void }>();
  let now = 0;
  const timer: Timer = (time, work) => {
    const entry = { at: now + time, work };
    waiting.add(entry);
    return () => void waiting.delete(entry);
  };
  const pass = (time: number): void => {
    now += time;
    for (const entry of waiting) {
      if (entry.at <= now && waiting.delete(entry)) entry.work();
    }
  };
  return { timer, pass, isIdle: () => waiting.size === 0 };
};
