import { expect, test, type Page } from './test.ts';
import { expectAccessible } from './axe.ts';
import { openAs } from './people.ts';

/** Pages that arrive with all that they show: the app adds nothing that could be looked at. */
const COMPLETE = [
  '/',
  '/about',
  '/search?query=zeppelin',
  '/profile/demo-maya',
  '/profile/unknown-user',
  '/robots/demo-otto-vacuum',
  '/robots/unknown-robot',
  '/register',
  '/forgot-password',
  '/contact',
  '/nowhere',
];
const COMPLETED_BY_THE_APP = ['/robots', '/search?query=otto&maxPrice=100', '/firebase-diagnostic', '/login'];
const FOR_MEMBERS = [
  '/dashboard',
  '/dashboard?tab=robots',
  '/dashboard?tab=rentals',
  '/dashboard?tab=messages',
  '/create-robot',
  '/messages',
  '/messages?newConversation=demo-lucas',
  '/edit-profile',
  '/edit-robot/demo-otto-vacuum',
  // Her own robot's page, which says that she cannot contact herself.
  '/robots/demo-otto-vacuum',
];

/** Expects no horizontal scrolling. */
const expectToFit = async (page: Page, what: string) => {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`);
  });
  expect.soft([what, beyond]).toEqual([what, []]);
};

/** Checks a page in dark mode, on a very narrow screen, and with double font size. */
async function look(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle'); // what a member has is asked for once the app is there
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page, `${address} at 320 pixels`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectToFit(page, `${address} with text of 200 %`);
}

test.use({ colorScheme: 'dark' });

test('every public screen is accessible in dark mode, and fits', { tag: '@once' }, async ({ page }) => {
  const entry = /\/assets\/main-.*\.js$/;
  await page.route(entry, (route) => route.abort());
  for (const address of COMPLETE) await look(page, address);
  await page.unroute(entry);
  for (const address of COMPLETED_BY_THE_APP) await look(page, address);
});

test('every member screen is accessible in dark mode, and fits', { tag: '@once' }, async ({ page }) => {
  // She has listings, requests and conversations.
  await openAs(page, 'maya@demo.roborrow.example', '/about');
  for (const address of FOR_MEMBERS) await look(page, address);
});
