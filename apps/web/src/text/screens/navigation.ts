import { unreadMessages } from '@roborrow/text/plurals';

/** The navigation bar (D61). */
export const navigation = {
  label: 'Main',
  home: 'Home',
  browse: 'Browse Robots',
  saved: 'Saved',
  login: 'Login',
  signUp: 'Sign Up',
  listRobot: 'List Robot',
  messages: 'Messages',
  /** The badge beside Messages, for screen readers (D28). */
  unread: (count: number): string => unreadMessages(count),
  dashboard: 'Dashboard',
  settings: 'Settings',
  logout: 'Logout',
  userMenu: (name: string): string => `Account menu of ${name}`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
} as const;
