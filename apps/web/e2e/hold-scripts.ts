import { expect, type Page } from './test.ts';

/** Holds the app's entry script back, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let isHeld = false;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/main-.*\.js$/, async (route) => {
    isHeld = true;
    await arrived;
    await route.continue();
  });
  return async () => {
    // A test that holds nothing back would prove nothing.
    await expect.poll(() => isHeld).toBe(true);
    arrive();
  };
}
