import { unreadCountText } from '@roborrow/text/plurals';
import { brand } from './brand.text.ts';

/** Texts of the app itself, around and between its screens. */
export const app = {
  /** The document's title, with the number of unread messages before it (D28). */
  documentTitle: (screen: string, unreadCount = 0): string =>
    `${unreadCount > 0 ? `(${unreadCountText(unreadCount)}) ` : ''}${screen} · ${brand.name}`,
  description: 'Find a robot near you, message its owner and rent it by the day. Or list your own.',
  notifications: 'Notifications',
  close: 'Close',
  /** Leads to the page on which a problem is reported (D785). */
  problem: 'Report a problem',
  /** Leads to the listing form, and submits it. */
  listRobot: 'List Robot',
  /** Shown when the query of a part of a page failed. */
  retry: 'Try again',
  /** Shown when a screen could not be rendered. */
  error: {
    heading: 'Something broke on our side',
    text: 'Nothing you saved is lost. Try again, or go back to the start.',
    retry: 'Try again',
    goHome: 'Go Home',
  },
  theme: { label: 'Colour theme', light: 'Light', dark: 'Dark', system: 'Auto' },
  /** The note that this is demo data, and the button that resets it (D33, D34). */
  demo: {
    label: 'Demo data',
    text: 'The people, robots and messages here are invented. What you add stays in this browser.',
    /** Shown when the browser cannot store what was typed. */
    textNotKept:
      'The people, robots and messages here are invented. Your browser keeps nothing, so a reload starts afresh.',
    reset: 'Reset demo',
    confirmReset: 'Everything you added here is removed, in every tab.',
    confirm: 'Reset',
    cancel: 'Cancel',
    done: 'The demo starts afresh',
  },
} as const;

/** For a developer whose component reads the session outside of the app (D170). */
export const outsideAuthProvider = 'useAuth must be used within an AuthProvider';
