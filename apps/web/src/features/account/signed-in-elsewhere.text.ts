/** Why this tab has no user: one is signed in in another tab (D12), which can be continued here (D641), or the session ended. */
export const signedInElsewhereText = {
  label: 'Login',
  text: 'You are logged in, but in another tab. Each tab has its own login.',
  continueAs: (name: string): string => (name === '' ? 'Continue here' : `Continue here as ${name}`),
  /** The other tab was closed meanwhile, or its session is over. */
  noAnswer: 'The other tab did not answer. Please log in here.',
  login: 'Log in here',
  /** The session ended without a logout in this tab (D12, D490). */
  ended: {
    expired: 'Your session has ended. A login lasts 8 hours at most. Please log in again.',
    ended:
      'Your session has ended. Its time was over, or it was ended on another device. Please log in again.',
  },
} as const;
