import type { openRequestedThread as open } from './open-requested-thread.ts';

/** What a link to a thread needs is loaded once one is followed. */
export const openRequestedThread: typeof open = async (guarded) =>
  (await import('./open-requested-thread.ts')).openRequestedThread(guarded);
