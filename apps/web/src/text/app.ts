import { brand } from './brand.ts';
import { unreadCountText } from './plurals.ts';

/** What the app itself says, around and between its screens. */
export const app = {
  /** The document's title, with the unread count in front of it (D28). */
  documentTitle: (screen: string, unreadCount = 0): string =>
    `${unreadCount > 0 ? `(${unreadCountText(unreadCount)}) ` : ''}${screen} · ${brand.name}`,
  description: 'Find a robot near you, message its owner and rent it by the day. Or list your own.',
  notifications: 'Notifications',
  close: 'Close',
  /** The query behind one part of a page failed. */
  retry: 'Try again',
  /** A screen that could not be shown. */
  error: {
    heading: 'Something broke on our side',
    text: 'Nothing you saved is lost. Try again, or go back to the start.',
    retry: 'Try again',
    goHome: 'Go Home',
  },
  theme: { label: 'Colour theme', light: 'Light', dark: 'Dark', system: 'Auto' },
  /** The note that this is invented data, and the way back to the start (D33, D34). */
  demo: {
    label: 'Demo data',
    text: 'The people, robots and messages here are invented. What you add stays in this browser.',
    /** The browser refuses to keep anything. */
    textNotKept:
      'The people, robots and messages here are invented. Your browser keeps nothing, so a reload starts afresh.',
    reset: 'Reset demo',
    confirmReset: 'Everything you added here is removed, in every tab.',
    confirm: 'Reset',
    cancel: 'Cancel',
    done: 'The demo starts afresh',
  },
} as const;
