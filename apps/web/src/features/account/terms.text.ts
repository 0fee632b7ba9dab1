import type { CalendarDay } from '@roborrow/domain';
import { termsDay } from '@roborrow/text/terms';

/** Asking for the terms (D810, D812). */
export const termsWords = {
  read: 'Read:',
  links: [
    ['/terms', 'Terms'],
    ['/community-rules', 'Community rules'],
    ['/privacy', 'Privacy'],
  ],
  newTab: '(in a new tab)',
  /** For a member who accepted earlier ones. */
  changed: 'Our terms have changed',
  /** For a member who was never asked. */
  first: 'Please read our terms',
  text: (day: CalendarDay): string =>
    `The terms and the community rules of ${termsDay(day)} apply to your account. Please read them, and tell us whether you accept them.`,
  otherwise: 'If you do not, you can download your data and delete your account:',
  settings: 'Settings',
  editProfile: 'Edit profile',
  accept: 'I accept',
  accepting: 'Saving...',
  later: 'Ask me later',
  done: 'Thank you. You have accepted the terms.',
} as const;
