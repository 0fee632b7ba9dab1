/** Choose Your Username (D67): replaces the whole app until a name is chosen. */
export const chooseUsername = {
  title: 'Choose Your Username',
  heading: 'Choose Your Username',
  text: 'This is how people find you here. It is public, and it stays: pick one you like.',
  submit: 'Continue',
  submitting: 'Saving...',
  logout: 'Logout',
  /** For a user who decides against the account. */
  remove: 'Delete this account',
} as const;
