import { expectAccessibleAtBothWidths } from './axe.ts';
import { complaintsOf } from './complaints.ts';
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

  test('Home, a robot of the demo and the newest robots are readable, and stand where they will stay', async ({
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    await test.step('Home is styled, and has the order of the phone layout', async () => {
      await page.goto('/');
      await expect(title).toHaveText('Rent a robot from someone nearby');
      await expect(page.getByRole('search')).toBeVisible();
      await expect(page).toHaveTitle(/Roborrow/);
      await expect(title).toHaveCSS('font-weight', '720');
      await expect(page.getByRole('heading', { name: 'Featured robots' })).toBeVisible(); // content that waits for the first paint appears too
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toBeVisible();
      // Nothing moves while the page arrives on a phone.
      await page.setViewportSize({ width: 390, height: 844 });
      const tops = await page.getByRole('search').evaluate(({ parentElement }) =>
        Array.from(parentElement?.children ?? [], (child) => child.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ top }) => top),
      );
      expect(tops).toHaveLength(2);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });

    await test.step('the search leads to results with what was typed, and what needs scripts says so (D683)', async () => {
      await page.getByRole('combobox', { name: 'What do you need?' }).fill('drone');
      await page.getByRole('button', { name: 'Find a Robot' }).click();
      await expect(page).toHaveURL(/\/search\?query=drone&location=&distance=25$/);
      await expect(page.getByRole('combobox', { name: 'What do you need?' })).toHaveValue('drone');
      await page.goto('/saved');
      await expect(page.getByText(/^Saving, logging in and messages need JavaScript/)).toBeVisible();
      await expect(page.getByRole('main').getByRole('status').locator('div')).toBeHidden();
    });

    await test.step('a robot has its picture, its owner, and the data for search engines and shared links', async () => {
      await page.goto('/robots/demo-lanai-cam');
      await expect(title).toHaveText('Lanai camera drone');
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
    });

    for (const address of ['/search', '/robots'])
      await test.step(`${address} fits on the narrowest phone, including content outside of the visible area`, async () => {
        await page.setViewportSize({ width: 320, height: 700 });
        await page.goto(address);
        await expect(page.getByRole('article')).toHaveCount(24);
        await expect(page.getByRole('heading', { name: 'Trending' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
        await page.getByRole('article').last().scrollIntoViewIfNeeded();
        const ends = await page
          .getByRole('article')
          .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right));
        expect(Math.max(...ends)).toBeLessThanOrEqual(320);
      });
  });
});

test.describe('with JavaScript', () => {
  test('a visitor who changed the demo never sees it unchanged, and chose a theme: both count before any script of the app', async ({
    page,
  }) => {
    await openAs(page, 'kai@demo.roborrow.example', '/edit-robot/demo-lanai-cam');
    await page.getByLabel('Robot name').fill('Lanai, mended');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/dashboard|robots/);
    await forbidHeading(page, 'Lanai camera drone');
    const complaints = complaintsOf(page);
    await page.goto('/robots/demo-lanai-cam');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lanai, mended');
    expect(complaints).toEqual([]);

    await page.evaluate(() => localStorage.setItem('roborrow.theme', 'dark'));
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    for (const [address, heading] of [
      ['/about', 'About Roborrow'],
      ['/robots', 'Browse Robots'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expect(page.getByRole('article')).toHaveCount(0);
    }
  });

  test('before hydration Home is accessible, and what is typed, chosen and sent is used for the search', async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const price = page
      .getByRole('article')
      .first()
      .getByText(/\/day$/);
    expect(await price.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(844); // D681
    await page.getByLabel('What do you need?').fill('drone');
    await page.getByRole('combobox', { name: 'Where?' }).pressSequentially('Ape');
    await page.getByLabel('Distance').selectOption('50');
    await page.getByRole('combobox', { name: 'Where?' }).focus();
    await releaseScripts();
    await page.getByRole('option', { name: 'Apex NC, USA' }).click();
    await page.getByRole('button', { name: 'Find a Robot' }).click();
    await expect(page).toHaveURL('/search?query=drone&location=Apex%2C+NC%2C+USA&distance=50');

    const releaseAgain = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('What do you need?').fill('camera');
    await page.getByRole('button', { name: 'Find a Robot' }).click();
    await releaseAgain();
    await expect(page).toHaveURL(/^[^?]*\/search\?query=camera/);
  });

  test('a page that was clicked and scrolled before hydration acts on it, and stays where it is, also for Back', async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/robots', { waitUntil: 'commit' });
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('button', { name: 'Load more' }).click();
    const seen = page.getByRole('article').nth(12);
    await seen.scrollIntoViewIfNeeded();
    await releaseScripts();
    await expect(page.getByRole('article')).toHaveCount(48);
    await expect(seen).toBeInViewport();
    await seen.getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Contact Owner' })).toBeVisible();
    await page.goBack();
    await expect(seen).toBeInViewport();
  });
});

test.describe('for a reader elsewhere', () => {
  // Where dates are written otherwise, and a day is over earlier, than on the server.
  test.use({ locale: 'de-DE', timezoneId: 'Pacific/Auckland' });

  test('React takes a page over without a complaint, and then dates are the reader’s (D46)', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto('/robots/demo-lanai-cam');
    await expect(page.getByRole('article').locator('time').first()).toHaveText(/^\d\d\.\d\d\.\d{4}$/);
    expect(complaints).toEqual([]);
  });
});
