import { app } from '../../shared/app.text.ts';

/** The navigation bar (D61). */
export const navigation = {
  label: 'Main',
  home: 'Home',
  browse: 'Browse Robots',
  saved: 'Saved',
  login: 'Login',
  signUp: 'Sign Up',
  listRobot: app.listRobot,
  messages: 'Messages',
  dashboard: 'Dashboard',
  settings: 'Settings',
  logout: 'Logout',
  userMenu: (name: string): string => `Account menu of ${name}`,
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
} as const;
