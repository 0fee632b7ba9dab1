import { expect, test, type Page } from './test.ts';
import { expectAccessible } from './axe.ts';
import { navigate } from './navigate.ts';
import { openAs } from './people.ts';
import { expectToFit, FOR_ALL, FOR_MEMBERS, openScreen, type Screen } from './screens.ts';

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
    await openScreen(page, `/es${address}`);
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
  await lookInSpanish(page, [...FOR_MEMBERS, ...FOR_ALL]);
});
