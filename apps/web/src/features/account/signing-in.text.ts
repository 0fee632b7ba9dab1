import { brand } from '../../shared/brand.text.ts';

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

/** Register (D66). */
export const register = {
  title: 'Sign Up',
  heading: 'Create your account',
  text: `Join ${brand.name} to message owners and to list robots of your own.`,
  google: 'Sign up with Google',
  googleOpening: 'Waiting for Google...',
  or: 'or with your email address',
  submit: 'Create account',
  submitting: 'Creating your account...',
  haveAccount: 'Already have an account?',
  login: 'Log in',
} as const;

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

/** The demo's account chooser with invented users; it replaces Google's (D34). */
export const accountChooser = {
  heading: 'Choose an account',
  text: 'In the demo these invented people have Google accounts.',
  newAccount: 'Somebody new',
  newAccountHint: 'A first login, with a username to choose',
} as const;
