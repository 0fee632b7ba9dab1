import { complaintsOf } from './complaints.ts';
import { serveInPieces } from './in-pieces.ts';
import { expect, test, type Page } from './test.ts';
import { untilComplete } from './until-complete.ts';

/** Pages whose parts stand elsewhere on a phone. */
const AT_BOTH_WIDTHS = [
  '/',
  '/robots',
  '/robots/demo-lanai-cam',
  '/profile/demo-kai',
  '/search?location=Apex%2C+NC%2C+USA',
];
/** One column at both widths, or like one of the others. */
const ON_A_PHONE = ['/login', '/no/such/page'];
const ON_A_DESKTOP = ['/search', '/about', '/register', '/messages', '/dashboard'];

/** So little may move while a page arrives in pieces: less than a pixel of a line. Later nothing may. */
const WHILE_ARRIVING = 0.0001;

/** What moved, was complained about, or has failed on this page so far. */
async function watch(page: Page) {
  const complaints = complaintsOf(page);
  await page.addInitScript((arriving) => {
    const shown = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        // A layout shift, whose value TypeScript's library does not know.
        const { startTime, value, sources } = shift as PerformanceEntry & {
          value: number;
          sources: readonly { readonly node: Node | null }[];
        };
        const entry = performance
          .getEntriesByType('resource')
          .find(({ name }) => /\/main-.*\.js$/.test(name));
        const isArriving =
          startTime < ((entry as PerformanceResourceTiming | undefined)?.responseEnd ?? Infinity); // of that type
        if (value > (isArriving ? arriving : 0))
          console.error(`moved by ${value}: ${sources.map(({ node }) => shown(node)).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, WHILE_ARRIVING);
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
  // At once, because the app may open another page between two looks.
  const origins = await page.evaluate(
    ([selector, ending]) =>
      location.href.endsWith(ending)
        ? [...document.querySelectorAll(selector)].map((element) => element.getAttribute('data-from'))
        : null,
    [ARRIVED, address] as const,
  );
  if (origins) expect([address, ...new Set(origins)]).toEqual([address, 'the page']);
  for (const name of ['title', 'meta[name="description"]'])
    await expect(page.locator(name), address).toHaveCount(1);
}

/** Nothing moves while these pages arrive in pieces, and React takes them over without a complaint. */
async function expectStill(page: Page, site: string, addresses: readonly string[]): Promise<void> {
  await using slow = await serveInPieces(site);
  const complaints = await watch(page);
  await markArrived(page);
  for (const address of addresses) {
    slow.hold();
    await page.goto(slow.origin + address, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await slow.release();
    await untilComplete(page);
    // The browser itself reports the page whose status is 404, and the typefaces.
    const own = complaints.filter((text) => !text.includes('status of 404'));
    expect(own, address).toEqual([]);
    await expectSamePage(page, address);
  }
}

test('nothing moves while pages arrive in pieces, and React takes them over without a complaint (ADR 28)', ({
  page,
  baseURL,
}) => expectStill(page, baseURL ?? '', [...AT_BOTH_WIDTHS, ...ON_A_DESKTOP]));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing moves while pages arrive in pieces, and React takes them over, too', ({ page, baseURL }) =>
    expectStill(page, baseURL ?? '', [...AT_BOTH_WIDTHS, ...ON_A_PHONE]));
});

test('a screen that opens while React takes over another page has its own title alone (ADR 28)', async ({
  page,
}) => {
  // React works in steps that are far apart, and the browser seems idle in between.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) => {
      callback({ didTimeout: true, timeRemaining: () => 0 });
      return 0;
    };
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), 200);
    };
  });
  await page.goto('/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.locator('title')).toHaveCount(1);
});

test("a profile's sections stand at the same height on a phone, whether or not the typefaces are there", async ({
  page,
}) => {
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
});
