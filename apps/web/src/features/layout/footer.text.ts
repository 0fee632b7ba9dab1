import { brand } from '../../shared/brand.text.ts';

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
  contact: 'Contact',
  copyright: (year: string): string => `© ${year} ${brand.name}`,
} as const;
