/** Changing the password, which ends every other sign-in (D642), and the address (D643) of a login. */
export const loginChanges = {
  currentPassword: 'Current password',
  newPassword: 'New password',
  newEmail: 'New email',
  passwordChanged: 'Your password was changed. You are logged out everywhere else.',
  passwordFailure: 'Failed to change your password',
  emailChanged: (email: string): string => `Your email was changed. You log in with ${email} now.`,
  /** The provider changes the address when its holder agrees, and then ends all sign-ins. */
  emailAsked: (email: string): string =>
    `Open the link in the mail to ${email}. Then log in with that address.`,
  emailFailure: 'Failed to change your email',
  /** For members whose login is Google's. */
  google: 'You log in with Google, where your email and your password are changed.',
} as const;
