/** The note that this is invented data, and the way back to the start (D33, D34). */
export const demo = {
  label: 'Demo data',
  explanation: 'The people, robots and messages here are invented. What you add stays in this browser.',
  /** The browser refuses to keep anything. */
  notKept: 'The people, robots and messages here are invented. Your browser keeps nothing, so a reload starts afresh.',
  reset: 'Reset demo',
  resetDone: 'The demo starts afresh',
} as const;
