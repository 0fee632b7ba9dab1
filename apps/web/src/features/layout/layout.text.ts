import { app } from '../../shared/app.text.ts';
import { brand } from '../../shared/brand.text.ts';

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

/** The footer (D62). */
export const footer = {
  tagline: brand.tagline,
  explore: 'Explore',
  browse: 'Browse Robots',
  about: 'About',
  listRobot: 'List Your Robot',
  account: 'Account',
  dashboard: 'Dashboard',
  messages: 'Messages',
  login: 'Login',
  register: 'Sign Up',
  rules: 'Rules',
  legal: [
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/community-rules', 'Community rules'],
    ['/imprint', 'Imprint'],
  ],
  /** Where visits are counted (D813). */
  privacyChoices: 'Privacy choices',
  contact: 'Contact',
  copyright: (year: string): string => `© ${year} ${brand.name}`,
} as const;
