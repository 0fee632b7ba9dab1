/** Login (D65). */
export const login = {
  title: 'Login',
  heading: 'Login',
  text: 'Good to see you. Log in to message owners and manage your robots.',
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
