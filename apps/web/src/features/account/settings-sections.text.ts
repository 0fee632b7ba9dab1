import { counted } from '@roborrow/text/plurals';

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

/** Logging out everywhere else, in Settings (D490). */
export const otherSignIns = {
  heading: 'Other devices',
  text: 'You can log out wherever else you are logged in: on other devices, and in other tabs and browsers on this one. You stay logged in here.',
  action: 'Log out everywhere else',
  acting: 'Logging out...',
  done: 'You are logged in only here now.',
  failed: 'You could not be logged out elsewhere. Please try again.',
} as const;

/** Downloading everything that is stored of a person (D464). */
export const myData = {
  heading: 'My data',
  text: 'One file (JSON) with your profile, listings, messages, saved robots and searches, settings, the people you blocked and what you reported, and with your pictures in it.',
  action: 'Download my data',
  acting: 'Collecting...',
  done: 'Your data is in the file.',
  unread: (count: number): string =>
    `Your data is in the file, but ${counted(count, 'picture')} could not be read: the file has only the address.`,
  failed: 'Your data could not be collected. Please try again.',
  fileName: (day: string): string => `roborrow-${day}.json`,
} as const;
