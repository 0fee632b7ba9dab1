/** Forgot password (D16): the same answer whether or not the address has an account. */
export const forgotPassword = {
  title: 'Forgot password',
  heading: 'Reset your password',
  text: 'Tell us your email address and we will send you a link to choose a new password.',
  submit: 'Send reset link',
  submitting: 'Sending...',
  sentHeading: 'Check your mail',
  sent: (email: string): string =>
    `If there is an account for ${email}, a link to reset its password is on its way.`,
  /** The demo has no server that could send a mail (D34). */
  demo: {
    heading: 'No mail is sent in the demo',
    text: (password: string): string =>
      `The invented people all have the password ${password}. With a real backend, a link would be on its way now.`,
  },
  backToLogin: 'Back to login',
} as const;
