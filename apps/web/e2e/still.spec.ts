import { holdScripts } from './hold-scripts.ts';
import { signIn } from './people.ts';
import { expect, test, type Page } from './test.ts';

const PAGES = [
  '/',
  '/search',
  '/robots',
  '/robots/demo-lanai-cam',
  '/profile/demo-kai',
  '/about',
  '/search?location=Apex%2C+NC%2C+USA',
  '/login',
  '/register',
  '/dashboard',
  '/messages',
  '/no/such/page',
];

/** What moved by more than so much, was complained about, or has failed on this page so far. */
async function watch(page: Page, most: number) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript((allowed) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // A layout shift, whose value TypeScript's library does not know.
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: readonly { readonly node: Node | null }[];
        };
        if (value > allowed)
          console.error(`moved by ${value}: ${sources.map(({ node }) => node?.nodeName).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, most);
  return complaints;
}

/** React has the page, and the backend is there. */
async function untilComplete(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-page');
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
}

test('nothing moves while pages arrive, and React has nothing to complain about', async ({ page }) => {
  const complaints = await watch(page, 0);
  // Words of another typeface can break a line elsewhere, and that is all that may move.
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const address of PAGES) {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await release();
    await untilComplete(page);
    // The browser itself reports the page whose status is 404, and the typefaces.
    const own = complaints.filter((text) => !/status of 404|ERR_FAILED/.test(text));
    expect(own, address).toEqual([]);
  }
});

test('React has nothing to complain about when a signed-in user reloads', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'kai@demo.roborrow.example');
  await expect(page).toHaveURL(/dashboard/);
  // The greeting and the links of a user come with their session.
  const complaints = await watch(page, 1);
  for (const address of ['/', '/robots', '/dashboard', '/messages']) {
    await page.goto(address);
    await untilComplete(page);
    expect(complaints, address).toEqual([]);
  }
});
