import { brand } from '../../shared/brand.text.ts';

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
