import type { HoldInTab } from '@roborrow/adapter-firebase';

/** By the browser's own locks, which end with the tab. Where there are none, nobody is ever the last. */
export const holdInTab: HoldInTab = (name) => {
  if (!('locks' in navigator)) return () => Promise.resolve();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const ended = navigator.locks.request(name, { mode: 'shared' }, () => held);
  return async (ifLast) => {
    letGo();
    await ended;
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await ifLast();
    });
  };
};
