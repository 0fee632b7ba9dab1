import { expect, test, type Page } from './test.ts';
import { expectAccessible } from './axe.ts';
import { openAs } from './people.ts';

const FOR_EVERYBODY = [
  '/',
  '/about',
  '/robots',
  '/search?query=robot&distance=10',
  '/search?query=zeppelin',
  '/profile/demo-maya',
  '/profile/unknown-user',
  '/firebase-diagnostic',
  '/login',
  '/register',
  '/forgot-password',
  '/contact',
  '/nowhere',
];
const FOR_MEMBERS = [
  '/dashboard',
  '/dashboard?tab=robots',
  '/dashboard?tab=rentals',
  '/dashboard?tab=messages',
  '/create-robot',
  '/messages',
  '/messages?newConversation=demo-maya',
  '/edit-profile',
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
  await page.goto('/robots');
  const robot = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  for (const address of [...FOR_EVERYBODY, robot ?? '']) await look(page, address);
});

test('every member screen is accessible in dark mode, and fits', { tag: '@once' }, async ({ page }) => {
  await openAs(page, 'lucas@demo.roborrow.example', '/dashboard?tab=robots');
  const edit = await page.getByRole('link', { name: /^Edit/ }).first().getAttribute('href');
  for (const address of [...FOR_MEMBERS, edit ?? '']) await look(page, address);
});
