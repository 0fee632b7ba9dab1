import type { Timer } from '@roborrow/domain';

export const timer: Timer = (time, work) => {
  const id = setTimeout(work, time);
  return () => clearTimeout(id);
};
