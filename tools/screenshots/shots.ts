import type { Page } from 'playwright-core';

/** One screenshot of the documentation. */
export interface Shot {
  /** The file's name, without its extension. */
  readonly name: string;
  /** The page's path, without the leading slash. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly theme?: 'light' | 'dark';
  /** The id of the demo user who is signed in. */
  readonly as?: string;
  /** Prepares the page before the screenshot is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const DESKTOP = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844 };
const NEAR_APEX = 'search?location=Apex%2C+NC%2C+USA';

const openFirstRobot = async (page: Page): Promise<void> => {
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL('**/robots/*');
};

const openFirstConversation = async (page: Page): Promise<void> => {
  await page.getByText('Lucas Bennett').first().click();
  await page.getByRole('log').waitFor();
};

export const SHOTS: readonly Shot[] = [
  { name: 'home', path: '', ...DESKTOP },
  { name: 'search', path: NEAR_APEX, ...DESKTOP },
  { name: 'robot', path: NEAR_APEX, ...DESKTOP, prepare: openFirstRobot },
  {
    name: 'messages',
    path: 'messages',
    as: 'demo-maya',
    ...DESKTOP,
    prepare: openFirstConversation,
  },
  { name: 'phone-home-dark', path: '', theme: 'dark', ...PHONE },
  { name: 'phone-search-dark', path: NEAR_APEX, theme: 'dark', ...PHONE },
  {
    name: 'phone-messages-dark',
    path: 'messages',
    theme: 'dark',
    as: 'demo-maya',
    ...PHONE,
  },
];
