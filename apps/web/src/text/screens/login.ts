/** Login (D65). */
export const login = {
  title: 'Login',
  heading: 'Log in',
  text: 'Good to see you. Log in to message owners and manage your robots.',
  /** The session ended without a logout in this tab (D12, D490). */
  ended: {
    expired: 'Your session has ended. A login lasts 8 hours at most. Please log in again.',
    ended:
      'Your session has ended. Its time was over, or it was ended on another device. Please log in again.',
  },
  rememberMe: 'Remember me',
  /** Explains the effect of the checkbox (D15). */
  rememberMeHint: 'Keeps your email address on this device. You still log in each time.',
  forgotPassword: 'Forgot your password?',
  submit: 'Sign in',
  submitting: 'Signing in...',
  or: 'or',
  google: 'Sign in with Google',
  googleOpening: 'Waiting for Google...',
  noAccount: 'New here?',
  register: 'Create an account',
  /** Only with the in-memory backend (D34). */
  demo: {
    heading: 'Try it as somebody',
    text: (password: string): string =>
      `Invented people, all with the password ${password}. Choose one to fill in the form.`,
  },
} as const;
