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
  logout: 'Logout',
  userMenu: (name: string): string => `Account menu of ${name}`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** Why this tab has no user although one is signed in in another tab (D12). */
  signedInElsewhere: {
    label: 'Login',
    text: 'You are logged in, but in another tab. Each tab has its own login.',
    login: 'Log in here',
  },
  skipToContent: 'Skip to content',
} as const;
