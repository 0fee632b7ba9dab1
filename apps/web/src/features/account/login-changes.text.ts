/** How the member logs in, in their settings (D642, D643). */
export const loginChanges = {
  heading: 'Login',
  text: (email: string): string => `You log in with ${email} and your password.`,
  changeEmail: 'Change email',
  changePassword: 'Change password',
  email: {
    text: 'You log in with the new address, and mails go there. Other members never see it.',
    submit: 'Change email',
  },
  password: {
    text: 'Wherever else you are logged in, you are logged out.',
    submit: 'Change password',
  },
  submitting: 'Changing...',
} as const;
