import { unreadMessages } from '../plurals.ts';

/** The navigation bar (specification §2). */
export const navigation = {
  label: 'Main',
  home: 'Home',
  browse: 'Browse Robots',
  login: 'Login',
  signUp: 'Sign Up',
  listRobot: 'List Robot',
  messages: 'Messages',
  /** The badge beside Messages, for somebody who hears it (D28). */
  unread: (count: number): string => unreadMessages(count),
  dashboard: 'Dashboard',
  logout: 'Logout',
  userMenu: (name: string): string => `Account menu of ${name}`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
} as const;
