/** The demo's account chooser with invented users; it replaces Google's (D34). */
export const accountChooser = {
  heading: 'Choose an account',
  text: 'In the demo these invented people have Google accounts.',
  newAccount: 'Somebody new',
  newAccountHint: 'A first login, with a username to choose',
} as const;
