import { brand } from './brand.ts';

/** What the app itself says, around and between its screens. */
export const app = {
  /** The document's title, with the unread count in front of it (D28). */
  documentTitle: (screen: string, unreadCount = 0): string =>
    `${unreadCount > 0 ? `(${unreadCount}) ` : ''}${screen} · ${brand.name}`,
  description: 'Find a robot near you, message its owner and rent it by the day. Or list your own.',
  loading: 'Loading',
  notifications: 'Notifications',
  close: 'Close',
  offline: 'You are offline. What you see may be out of date.',
  online: 'You are back online.',
  /** The query behind one part of a page failed. */
  retry: 'Try again',
  /** A new version was released while the app was open. */
  outdated: 'There is a newer version of this page.',
  reload: 'Reload',
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  sessionOver: 'You were logged out after 8 hours. Please log in again.',
} as const;
