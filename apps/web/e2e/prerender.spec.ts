import { complaintsOf } from './complaints.ts';
import { planFaults } from './faults.ts';
import { holdScripts } from './hold-scripts.ts';
import { openAs } from './people.ts';
import { expect, test, type Page } from './test.ts';

/** Records an error as soon as a heading is visible. */
async function forbidHeading(page: Page, text: string): Promise<void> {
  await page.addInitScript((forbidden) => {
    const look = () => {
      for (const heading of document.querySelectorAll('h1, h2'))
        if (heading.textContent === forbidden && heading.checkVisibility())
          console.error(`"${forbidden}" was shown`);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, text);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Home is readable and styled', { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rent a robot from someone nearby');
    await expect(page.getByRole('search')).toBeVisible();
    await expect(page).toHaveTitle(/Roborrow/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '720');
    await expect(page.getByRole('heading', { name: 'Featured robots' })).toBeVisible(); // content that waits for the first paint appears too
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toBeVisible();
  });

  test('Home has the order of the phone layout, so that nothing moves while the page arrives @once', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const tops = await page
      .getByRole('search')
      .evaluate(({ parentElement }) =>
        Array.from(parentElement?.children ?? [], (child) => child.getBoundingClientRect().top),
      );
    expect(tops).toHaveLength(4);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test(
    'a robot of the demo is readable, with its picture, its owner, and the data for search engines and shared links',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/robots/demo-lanai-cam');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lanai camera drone');
      await expect(page.getByText('$68/day')).toBeVisible();
      await expect(page.getByText('Kai Nakamura')).toBeVisible();
      await expect(page).toHaveTitle(/Lanai camera drone/);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
        'content',
        'Lanai camera drone',
      );
      const shown = page
        .getByRole('region', { name: /photos/i })
        .getByRole('img')
        .first();
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
    },
  );

  for (const address of ['/search', '/robots']) {
    test(
      `${address} lists the newest robots, and fits on the narrowest phone, including content outside of the visible area`,
      { tag: '@once' },
      async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('article')).toHaveCount(24);
        await expect(page.getByRole('heading', { name: 'Trending' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();

        await page.setViewportSize({ width: 320, height: 700 });
        await page.getByRole('article').last().scrollIntoViewIfNeeded();
        const ends = await page
          .getByRole('article')
          .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right));
        expect(Math.max(...ends)).toBeLessThanOrEqual(320);
      },
    );
  }
});

test.describe('with JavaScript', () => {
  test(
    'a shared picture has its full URL once the site knows its origin',
    { tag: '@once' },
    async ({ page, baseURL }) => {
      await page.goto('/robots/demo-lanai-cam');
      const picture = `${baseURL}/demo/robots/lanai-cam.svg`;
      const shared = `${baseURL}/demo/share/robots/lanai-cam.jpg`;
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', shared);
      await expect
        .poll(() => page.locator('script[type="application/ld+json"]').textContent())
        .toContain(picture);
    },
  );

  test('a search never shows the prerendered page without a search', { tag: '@once' }, async ({ page }) => {
    await forbidHeading(page, 'Trending categories');
    const complaints = complaintsOf(page);
    await page.goto('/search?query=drone');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a visitor who changed the demo never sees it unchanged', { tag: '@once' }, async ({ page }) => {
    await openAs(page, 'kai@demo.roborrow.example', '/edit-robot/demo-lanai-cam');
    await page.getByLabel('Robot name').fill('Lanai, mended');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/dashboard|robots/);
    await forbidHeading(page, 'Lanai camera drone');
    const complaints = complaintsOf(page);
    await page.goto('/robots/demo-lanai-cam');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lanai, mended');
    expect(complaints).toEqual([]);
  });

  test(
    'a visitor who changed the demo reads a page without its data before any script',
    { tag: '@once' },
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('roborrow.demo', 'changed'));
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('/robots');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
    },
  );

  test('faults of the demo are not hidden by the prerendered page', { tag: '@once' }, async ({ page }) => {
    await planFaults(page, { 'robots.get': 'hang' });
    await page.goto('/robots/demo-lanai-cam');
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  });

  test('any other page never shows Home, and has a single title', { tag: '@once' }, async ({ page }) => {
    await forbidHeading(page, 'Rent a robot from someone nearby');
    const complaints = complaintsOf(page);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Roborrow/);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page).toHaveTitle(/About/);
    expect(complaints).toEqual([]);
  });

  test('the chosen theme is applied before any script of the app', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('roborrow.theme', 'dark'));
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  test(
    'text typed and options chosen before hydration are used for the search',
    { tag: '@once' },
    async ({ page }) => {
      const releaseScripts = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByLabel('What do you need?').fill('drone');
      await page.getByRole('combobox', { name: 'Where?' }).pressSequentially('Ape');
      await page.getByLabel('Distance').selectOption('50');
      await page.getByRole('combobox', { name: 'Where?' }).focus();
      await releaseScripts();
      await page.getByRole('option', { name: 'Apex NC, USA' }).click();
      await page.getByRole('button', { name: 'Find a Robot' }).click();
      await expect(page).toHaveURL('/search?query=drone&location=Apex%2C+NC%2C+USA&distance=50');
    },
  );

  test('a button clicked before hydration acts afterwards', { tag: '@once' }, async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/robots', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Load more' }).click();
    await releaseScripts();
    await expect(page.getByRole('article')).toHaveCount(48);
  });

  test(
    'a page scrolled before hydration stays where it is, also for Back',
    { tag: '@once' },
    async ({ page }) => {
      const releaseScripts = await holdScripts(page);
      await page.goto('/robots', { waitUntil: 'commit' });
      const seen = page.getByRole('article').nth(12);
      await seen.scrollIntoViewIfNeeded();
      await releaseScripts();
      await expect(page.getByRole('complementary', { name: 'Demo data' })).toBeVisible(); // the app has the page
      await expect(seen).toBeInViewport();
      await seen.getByRole('link').click();
      await expect(page.getByRole('link', { name: 'Contact Owner' })).toBeVisible();
      await page.goBack();
      await expect(seen).toBeInViewport();
    },
  );

  test('a search sent before hydration is made afterwards', { tag: '@once' }, async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('What do you need?').fill('drone');
    await page.getByRole('button', { name: 'Find a Robot' }).click();
    await releaseScripts();
    await expect(page).toHaveURL(/^[^?]*\/search\?query=drone/);
  });
});
