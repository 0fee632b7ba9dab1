import { complaintsOf } from './complaints.ts';
import { holdScripts } from './hold-scripts.ts';
import { serveInPieces } from './in-pieces.ts';
import { openAs } from './people.ts';
import { expect, test, type Page } from './test.ts';

/** Pages whose parts stand elsewhere on a phone. */
const AT_BOTH_WIDTHS = [
  '/',
  '/robots',
  '/robots/demo-lanai-cam',
  '/profile/demo-kai',
  '/search?location=Apex%2C+NC%2C+USA',
  '/login',
  '/dashboard',
];
/** Pages that differ less between the widths, or in the same way as one of the others. */
const AT_ONE_WIDTH = ['/search', '/about', '/register', '/messages', '/no/such/page'];

/** Pages with every kind of part that is shown once it is whole. */
const IN_PIECES = [
  '/login',
  '/robots',
  '/robots/demo-lanai-cam',
  '/profile/demo-kai',
  '/search?location=Apex%2C+NC%2C+USA',
  '/no/such/page',
];

/** What moved by more than so much, was complained about, or has failed on this page so far. */
async function watch(page: Page, most: number) {
  const complaints = complaintsOf(page);
  await page.addInitScript((allowed) => {
    const shown = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // A layout shift, whose value TypeScript's library does not know.
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: readonly { readonly node: Node | null }[];
        };
        if (value > allowed)
          console.error(`moved by ${value}: ${sources.map(({ node }) => shown(node)).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, most);
  return complaints;
}

/** The elements of the page as it arrived, which React must take over, and not replace by others. */
const ARRIVED = 'h1, input[type="search"]';

/** Marks these elements before the app starts. */
const markArrived = (page: Page) =>
  page.addInitScript((selector) => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll(selector))
        element.setAttribute('data-from', 'the page');
    });
  }, ARRIVED);

/** The elements are those of the page that arrived, unless the app opened another page, and what describes it is there once. */
async function expectSamePage(page: Page, address: string): Promise<void> {
  if (page.url().endsWith(address)) {
    const arrived = page.locator(ARRIVED);
    expect(await arrived.count(), address).toBeGreaterThan(0);
    for (const element of await arrived.all())
      await expect(element, address).toHaveAttribute('data-from', 'the page');
  }
  for (const name of ['title', 'meta[name="description"]'])
    await expect(page.locator(name), address).toHaveCount(1);
}

/** React has the page, and the backend is there. */
async function untilComplete(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-page');
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
}

/** Nothing moves while these pages arrive, and React takes them over without a complaint. */
async function expectStill(page: Page, addresses: readonly string[]): Promise<void> {
  const complaints = await watch(page, 0);
  await markArrived(page);
  // Words of another typeface can break a line elsewhere, and that is all that may move.
  await page.route(/\.woff2$/, (route) => route.abort());
  for (const address of addresses) {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await release();
    await untilComplete(page);
    // The browser itself reports the page whose status is 404, and the typefaces.
    const own = complaints.filter((text) => !/status of 404|ERR_FAILED/.test(text));
    expect(own, address).toEqual([]);
    await expectSamePage(page, address);
  }
}

test('nothing moves while pages arrive, and React takes them over without a complaint', ({ page }) =>
  expectStill(page, AT_BOTH_WIDTHS));

test(
  'nothing moves while the other pages arrive, and React takes them over, too',
  { tag: '@once' },
  ({ page }) => expectStill(page, AT_ONE_WIDTH),
);

test('nothing moves while a page arrives in pieces (ADR 28)', async ({ page, baseURL }) => {
  const complaints = await watch(page, 0.0001);
  await using slow = await serveInPieces(baseURL ?? '');
  await page.route(/\.woff2$|\/assets\/main-.*\.js$/, (route) => route.abort());
  for (const address of IN_PIECES) {
    await page.goto(slow.origin + address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(
      complaints.filter((text) => text.startsWith('moved')),
      address,
    ).toEqual([]);
  }
});

test(
  'React has nothing to complain about when a signed-in user reloads',
  { tag: '@once' },
  async ({ page }) => {
    await openAs(page, 'kai@demo.roborrow.example', '/dashboard');
    await expect(page).toHaveURL(/dashboard/);
    // The greeting and the links of a user come with their session.
    const complaints = await watch(page, 1);
    for (const address of ['/', '/robots', '/dashboard', '/messages']) {
      await page.goto(address);
      await untilComplete(page);
      // The page was made for a visitor.
      if (address === '/') await expect(page.getByText('Hello, Kai')).toBeVisible();
      expect(complaints, address).toEqual([]);
    }
  },
);

test(
  "a profile's sections stand at the same height on a phone, whether or not the typefaces are there",
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const heightOfAbout = async () => {
      const about = await page.getByRole('heading', { level: 2, name: 'About' }).boundingBox();
      return about?.y ?? Number.NaN;
    };
    await page.route(/\/assets\/main-.*\.js$/, (route) => route.abort());
    await page.goto('/profile/demo-kai');
    await page.evaluate(() => document.fonts.load('650 20px "Bricolage Grotesque Variable"'));
    await page.evaluate(() => document.fonts.load('400 20px "Figtree Variable"'));
    const withTypefaces = await heightOfAbout();
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.reload();
    expect(Math.abs((await heightOfAbout()) - withTypefaces)).toBeLessThan(1);
  },
);
