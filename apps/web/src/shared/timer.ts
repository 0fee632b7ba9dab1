import type { Timer } from '@roborrow/domain';

/** The browser's timer, for the domain. */
export const timer: Timer = (time, work) => {
  const id = setTimeout(work, time);
  return () => clearTimeout(id);
};
