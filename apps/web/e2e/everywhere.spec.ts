import { expect, test, type Page } from './test.ts';
import { expectAccessible } from './axe.ts';
import { navigate } from './navigate.ts';
import { openAs } from './people.ts';

/** An address, and a heading that only its screen has, as far as the one before it. */
type Screen = readonly [address: string, heading: string];

const FOR_ALL: readonly Screen[] = [
  ['/', 'Rent a robot from someone nearby'],
  ['/about', 'About Roborrow'],
  ['/search?query=zeppelin', '0 robots found'],
  ['/profile/demo-maya', 'Maya Okafor'],
  ['/profile/unknown-user', 'Profile Not Found'],
  ['/robots/demo-otto-vacuum', 'Otto vacuum with self-emptying dock'],
  ['/robots/unknown-robot', 'Robot not found'],
  ['/register', 'Create your account'],
  ['/forgot-password', 'Reset your password'],
  ['/contact', 'Talk to us'],
  ['/terms', 'Terms'],
  ['/privacy', 'What is stored, and for how long'],
  ['/community-rules', 'Be honest'],
  ['/imprint', 'Responsible for content'],
  ['/nowhere', 'This page has wandered off'],
  ['/robots', 'Browse Robots'],
  ['/search?query=otto&maxPrice=100', '1 robot found'],
  ['/firebase-diagnostic', 'Configuration diagnostic'],
  ['/login', 'Login'],
];
const FOR_MEMBERS: readonly Screen[] = [
  ['/dashboard', 'Hello, Maya'],
  ['/dashboard?tab=robots', 'My Robots'],
  ['/dashboard?tab=rentals', 'Rentals'],
  ['/dashboard?tab=messages', 'Messages'],
  ['/create-robot', 'List Your Robot'],
  ['/messages', 'Messages'],
  ['/messages?newConversation=demo-lucas', 'Lucas Bennett'],
  ['/rentals/demo-asks-night', 'Rental of Timber'],
  ['/edit-profile', 'Edit your profile'],
  ['/settings', 'Settings'],
  ['/edit-robot/demo-otto-vacuum', 'Edit Otto vacuum with self-emptying dock'],
  // Her own robot's page, which says that she cannot contact herself.
  ['/robots/demo-otto-vacuum', 'Otto vacuum with self-emptying dock'],
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

const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);

/** Checks screens in dark mode, in a very narrow window, and with double font size. */
async function lookAt(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [address, heading] of screens) {
    await navigate(page, address);
    await expect(page.getByRole('heading', { name: heading, exact: false }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectToFit(page, `${address} at 320 pixels`);
    await page.setViewportSize({ width: 1280, height: 800 });
    await setTextSize(page, '200%');
    await expectToFit(page, `${address} with text of 200 %`);
    await setTextSize(page, '');
  }
}

/** In another language words are longer; what axe says of a screen does not depend on them. */
async function lookInSpanish(page: Page, screens: readonly Screen[]): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [address] of screens) {
    await navigate(page, `/es${address}`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectToFit(page, `/es${address} at 320 pixels`);
  }
}

test.use({ colorScheme: 'dark', viewport: { width: 1280, height: 800 } });

test('every public screen is accessible in dark mode, and fits', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
  await lookAt(page, FOR_ALL);
});

test('every member screen is accessible in dark mode, and fits', async ({ page }) => {
  // She has listings, requests and conversations.
  await openAs(page, 'maya@demo.roborrow.example', '/about');
  await lookAt(page, FOR_MEMBERS);
});

test('every screen fits in Spanish (D844)', async ({ page }) => {
  await openAs(page, 'maya@demo.roborrow.example', '/es/about');
  await lookInSpanish(page, [...FOR_ALL, ...FOR_MEMBERS]);
});
