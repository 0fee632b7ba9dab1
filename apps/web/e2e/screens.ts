import { navigate } from './navigate.ts';
import { expect, type Page } from './test.ts';

/** An address, and a heading that only its screen has, as far as the one before it. */
export type Screen = readonly [address: string, heading: string];

export const FOR_ALL: readonly Screen[] = [
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
export const FOR_MEMBERS: readonly Screen[] = [
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

/** Opens a screen from another one, in any language, and waits until it is there: until then the other one stays. */
export async function openScreen(page: Page, address: string): Promise<void> {
  const main = page.getByRole('main');
  const before = await main.innerText();
  await navigate(page, address);
  await expect(main).not.toHaveText(before, { useInnerText: true });
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Expects no horizontal scrolling, to neither side. */
export const expectToFit = async (page: Page, what: string) => {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > clientWidth + 1;
      })
      .map((element) => `${element.tagName} ${element.className}`);
  });
  expect.soft([what, beyond]).toEqual([what, []]);
};
