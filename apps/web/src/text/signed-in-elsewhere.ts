/** Why this tab has no user although one is signed in in another tab (D12), and how to continue there (D641). */
export const signedInElsewhere = {
  label: 'Login',
  text: 'You are logged in, but in another tab. Each tab has its own login.',
  continueAs: (name: string): string => (name === '' ? 'Continue here' : `Continue here as ${name}`),
  /** The other tab was closed meanwhile, or its session is over. */
  noAnswer: 'The other tab did not answer. Please log in here.',
  login: 'Log in here',
} as const;
