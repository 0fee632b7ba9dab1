import type { EpochMs } from '@roborrow/domain';

/**
 * Calls `onOver` once at the given time: by timer, and also when the page comes back to the front, because a
 * sleeping device stops timers (D12).
 * @returns a function that stops watching.
 */
export function watchDeadline(deadline: EpochMs, now: () => EpochMs, onOver: () => void): () => void {
  const watching = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    watching.abort();
  };
  const check = () => {
    clearTimeout(timer);
    const left = deadline - now();
    if (left > 0) {
      timer = setTimeout(check, left);
    } else {
      stop();
      onOver();
    }
  };
  addEventListener('focus', check, { signal: watching.signal });
  document.addEventListener('visibilitychange', check, { signal: watching.signal });
  check();
  return stop;
}
