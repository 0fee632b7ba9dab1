import { expect, test, type Locator } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults, planFaults } from './faults.ts';
import { openAs } from './people.ts';

const NEAR_APEX = '/search?location=Apex%2C+NC%2C+USA';

test.describe('Browse and search (D70, D1 to D8)', () => {
  test(
    'before the first search: suggested searches, trending categories, the newest robots',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/robots');
      const suggested = page.getByRole('region', { name: 'Suggested searches' }).getByRole('link');
      await expect(suggested).toHaveCount(8);
      await expect(page.getByRole('region', { name: 'Recently listed' }).getByRole('article')).toHaveCount(
        24,
      );
      await expectAccessibleAtBothWidths(page);
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(page.getByRole('article')).toHaveCount(48);
    },
  );

  test(
    'near a place: distances, nearest first, and a chip that can be removed',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(NEAR_APEX);
      await expect(page.getByText('Showing results sorted by distance (closest first)')).toBeVisible();
      const distances = await page
        .getByRole('article')
        .getByText(/ away$/)
        .allInnerTexts();
      const inFeet = distances.map(
        (text) => parseFloat(text.replace(',', '')) * (text.includes('ft') ? 1 : 5280),
      );
      expect(inFeet).toEqual(inFeet.toSorted((a, b) => a - b));
      await page.getByRole('button', { name: 'Remove filter Apex, NC, USA, within 25 miles' }).click();
      await expect(page).toHaveURL('/search');
      await expect(page.getByText('sorted by distance')).toHaveCount(0);
    },
  );

  test(
    'every filter is in the address: Back and reload show the same page',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(NEAR_APEX);
      const showFilters = page.getByRole('button', { name: 'Show filters' });
      if (await showFilters.isVisible()) await showFilters.click();
      await page.getByRole('radio', { name: '50 miles' }).check();
      await page.getByLabel('Category').selectOption('educational');
      await page.getByLabel('Maximum price').fill('60');
      await page.getByLabel('Maximum price').press('Enter');
      await expect(page).toHaveURL(`${NEAR_APEX}&distance=50&category=educational&maxPrice=60`);
      // Until these robots are there, those of the search before stay.
      await expect(page.getByRole('heading', { name: '5 robots found' })).toBeVisible();
      const names = await page.getByRole('article').getByRole('heading').allInnerTexts();
      await page.reload();
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
      await page.goBack();
      await expect(page).toHaveURL(`${NEAR_APEX}&distance=50&category=educational`);
      await page.goForward();
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
    },
  );

  test('Back from a robot restores filters and scroll position', async ({ page }) => {
    await page.goto(NEAR_APEX);
    const last = page.getByRole('article').last();
    await last.scrollIntoViewIfNeeded();
    // While it scrolls, estimated heights give way to true ones: the position counts that the visitor left.
    const leaving = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          addEventListener('click', () => resolve(scrollY), { once: true, capture: true }),
        ),
    );
    await last.getByRole('link').click();
    const before = await leaving;
    expect(before).toBeGreaterThan(300);
    await expect(page.getByRole('link', { name: 'Contact Owner' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(NEAR_APEX);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test(
    'Back from a robot and a reload restore further pages, their order and the scroll position; a shared link shows the same search',
    { tag: '@once' },
    async ({ page, browser }) => {
      const address = '/search?maxPrice=400&sort=price-up';
      const names = (on = page) => on.getByRole('article').getByRole('heading');
      await page.goto(address);
      await expect(names()).toHaveCount(24);
      const first = await names().allTextContents();
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(names().nth(24)).toBeAttached();
      const all = await names().allTextContents();
      const last = page.getByRole('article').last();
      await last.scrollIntoViewIfNeeded();
      const leaving = page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            addEventListener('click', () => resolve(scrollY), { once: true, capture: true }),
          ),
      );
      await last.getByRole('link').click();
      const before = await leaving;
      await expect(page.getByRole('link', { name: 'Contact Owner' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(names()).toHaveText(all);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-up');
      await expect(page.getByRole('button', { name: 'Remove filter Up to $400/day' })).toBeAttached();

      await page.reload();
      await expect(names()).toHaveText(all);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
      const other = await browser.newContext();
      const shared = await other.newPage();
      await shared.goto(new URL(address, page.url()).href);
      await expect(names(shared)).toHaveText(first);
      await other.close();
    },
  );

  test('two prices can be typed without a pause, and the focus and the open panel stay', async ({ page }) => {
    await page.goto(NEAR_APEX);
    const showFilters = page.getByRole('button', { name: 'Show filters' });
    if (await showFilters.isVisible()) await showFilters.click();
    const panel = page.getByRole('region', { name: 'Filters', exact: true });
    await panel.getByLabel('Minimum price').focus();
    await page.keyboard.type('$10');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,200');
    await expect(page).toHaveURL(`${NEAR_APEX}&minPrice=%2410`);
    await expect(panel.getByLabel('Maximum price')).toBeFocused();
    await expect(panel.getByLabel('Maximum price')).toHaveValue('1,200');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove filter Up to $1,200/day' })).toBeVisible();
    const clear = panel.getByRole('button', { name: 'Clear Filters' });
    await clear.click();
    await expect(page).toHaveURL(NEAR_APEX);
    await expect(clear).toBeFocused();
    await expect(panel.getByLabel('Minimum price')).toHaveValue('');
    await expect(panel).toBeVisible();
    await expectAccessible(page);
  });

  test(
    'the price slider: a thumb is dragged, and the address follows at the end (D342)',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(`${NEAR_APEX}&distance=50`);
      const showFilters = page.getByRole('button', { name: 'Show filters' });
      if (await showFilters.isVisible()) await showFilters.click();
      const highest = page.getByRole('slider', { name: 'Highest price' });
      await highest.scrollIntoViewIfNeeded();
      const thumb = await highest.locator('..').boundingBox();
      if (!thumb) throw new Error('The thumb is visible.');
      const [x, y] = [thumb.x + thumb.width / 2, thumb.y + thumb.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 60, y + 5, { steps: 4 });
      const maximum = page.getByLabel('Maximum price');
      await expect(maximum).not.toHaveValue('');
      await expect(page).toHaveURL(`${NEAR_APEX}&distance=50`);
      const scrolled = await page.evaluate(() => scrollY);
      await page.mouse.up();
      await expect(page).toHaveURL(`${NEAR_APEX}&distance=50&maxPrice=${await maximum.inputValue()}`);
      await expect(highest).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await expectAccessibleAtBothWidths(page);
    },
  );

  test(
    'on a phone the first robot is close to the top, and form and filters are one line each',
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${NEAR_APEX}&distance=100&category=educational&maxPrice=500`);
      await expect(page.getByRole('complementary', { name: 'Demo data' })).toBeVisible();
      const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await topOf(page.getByRole('article').first())).toBeLessThan(500);
      const filters = await topOf(page.getByRole('button', { name: 'Show filters' }));
      const chip = await topOf(page.getByRole('button', { name: 'Remove filter Up to $500/day' }));
      expect(Math.abs(filters - chip)).toBeLessThan(20); // one row
      await expectAccessible(page);

      const line = page.getByRole('button', { name: 'Change search: Apex, NC, USA' });
      await expect(page.getByRole('searchbox')).toBeHidden();
      await line.click();
      await page.getByRole('searchbox').fill('walking');
      await page.keyboard.press('Enter');
      // The form becomes a line again, the robots move up, and the line gets the focus.
      await expect(page.getByRole('button', { name: 'Change search: walking, Apex, NC, USA' })).toBeFocused();
      await expect(page.getByRole('searchbox')).toBeHidden();
      expect(await topOf(page.getByRole('article').first())).toBeLessThan(500);
    },
  );

  test(
    'a minimum above the maximum is reported and changes no results (D8)',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(`${NEAR_APEX}&minPrice=10`);
      const found = await page.getByRole('heading', { name: /robots? found$/ }).innerText();
      const showFilters = page.getByRole('button', { name: 'Show filters' });
      if (await showFilters.isVisible()) await showFilters.click();
      await page.getByLabel('Maximum price').fill('5');
      await page.getByLabel('Maximum price').press('Enter');
      await expect(page.getByLabel('Minimum price')).toHaveAccessibleDescription(/must not be above/);
      await expect(page).toHaveURL(`${NEAR_APEX}&minPrice=10`);
      await expect(page.getByRole('heading', { name: found })).toBeVisible();
      await expectAccessibleAtBothWidths(page);
    },
  );

  test(
    'no robot near: the specified text, and Expand Search Area doubles the radius up to 100',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/search?location=Bismarck%2C+ND%2C+USA&distance=1');
      await expect(
        page.getByText(
          'No robots found within 1 mile of Bismarck, ND, USA. Try expanding your search radius or adjusting your location.',
        ),
      ).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      for (const radius of [2, 4, 8, 16, 32, 64, 100]) {
        await page.getByRole('button', { name: 'Expand Search Area' }).click();
        await expect(page).toHaveURL(new RegExp(`distance=${radius}$`));
        await expect(page.getByText(`No robots found within ${radius} miles`)).toBeVisible();
      }
      await expect(page.getByRole('button', { name: 'Expand Search Area' })).toHaveCount(0);
    },
  );

  test(
    'words match in any order, a misspelt one is corrected, and every empty page has links to robots (D40)',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/search?query=dog');
      await page.getByRole('searchbox').fill('mop, floor robot');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('article').filter({ hasText: 'Otto vacuum' })).toBeVisible();

      await page.getByRole('searchbox').fill('vaccum');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      // Until the answer comes, the robots of the last search are shown, dimmed.
      await expect(page.getByRole('link', { name: 'Did you mean vacuum?' })).toBeVisible();
      await expectAccessible(page);
      // On a phone the map's button floats over the list, but not over what helps where nothing was found.
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(page.getByRole('button', { name: 'Map', exact: true })).not.toBeInViewport();
      await page.getByRole('link', { name: 'Did you mean vacuum?' }).click();
      await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeInViewport();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page).toHaveURL('/search?query=vacuum');
      await expect(page.getByRole('article').filter({ hasText: 'Otto vacuum' })).toBeVisible();

      await page.goto('/robots?category=drone');
      await page.getByRole('link', { name: 'Search for "drone"' }).click();
      await expect(page).toHaveURL('/search?query=drone');
      await expect(page.getByRole('article').first()).toBeVisible();

      await page.goto('/search?query=humanoid&location=Bismarck%2C+ND%2C+USA');
      await expect(page.getByText('The closest we found is 1,264 miles away:')).toBeVisible();
      await page.getByRole('link', { name: 'Porter, humanoid for light lifting' }).click();
      await expect(page).toHaveURL('/robots/demo-porter-humanoid');
    },
  );

  test('an unknown category finds nothing and shows its chip (D6)', { tag: '@once' }, async ({ page }) => {
    await page.goto('/robots?category=%3Cscript%3E');
    await expect(page.getByRole('button', { name: 'Remove filter <script>' })).toBeVisible();
    await expect(
      page.getByText('Try adjusting your search criteria or be the first to list a robot in your area!'),
    ).toBeVisible();
  });

  test('an unknown place is reported, and all matches are shown (D2)', { tag: '@once' }, async ({ page }) => {
    await page.goto('/search?location=Nowhereville&query=arm');
    await expect(page.getByText(/We could not find "Nowhereville"/)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/ away$/)).toHaveCount(0);
  });

  test(
    'a place by name, by ZIP code and misspelled is found, or corrected (D41)',
    { tag: '@once' },
    async ({ page }) => {
      const zipCodes: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/assets/zip-codes-')) zipCodes.push(request.url());
      });
      const found = (place: string) =>
        page.getByText(new RegExp(`^Found \\d+ robots? within 25 miles of ${place}`));

      await page.goto('/search?location=Raleigh');
      await expect(found('Raleigh, NC')).toBeVisible();
      await expect(
        page.getByRole('button', { name: 'Remove filter Raleigh, NC, USA, within 25 miles' }),
      ).toBeVisible();
      await expect(page.getByRole('group', { name: 'Also:' }).getByRole('link')).toHaveText(['Raleigh, MS']);
      await expectAccessible(page);

      await page.goto('/search?location=raliegh');
      await expect(page.getByText(/We could not find "raliegh"/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove filter raliegh (not found)' })).toBeVisible();
      await expect(page.getByText(/within 25 miles/)).toHaveCount(0);
      await expectAccessible(page);
      expect(zipCodes).toEqual([]);
      await page.getByRole('link', { name: 'Did you mean Raleigh, NC?' }).click();
      await expect(found('Raleigh, NC')).toBeVisible();

      await page.goto('/search?location=27502');
      await expect(found('Apex, NC 27502')).toBeVisible();
      // The page arrives with its answer; the browser asks for itself a moment later.
      await expect.poll(() => zipCodes.length).toBe(1);
    },
  );

  test("a member's own place is the origin, as a removable chip (D2)", { tag: '@once' }, async ({ page }) => {
    await openAs(page, 'lucas@demo.roborrow.example', '/search?query=robot');
    const chip = page.getByRole('button', { name: 'Remove filter Near Apex, NC, USA' });
    await expect(chip).toBeVisible();
    await expect(page.getByText(/^Found \d+ robots? within 25 miles of Apex, NC, USA/)).toBeVisible();
    await chip.click();
    await expect(page).toHaveURL('/search?query=robot&near=anywhere');
    await expect(page.getByText(/ away$/)).toHaveCount(0);
  });

  test('a failed search is reported, and trying again works', { tag: '@once' }, async ({ page }) => {
    await planFaults(page, { 'robots.listNearest': 'fail' });
    await page.goto(NEAR_APEX);
    await expect(page.getByRole('alert')).toContainText('Failed to search robots');
    await expectAccessibleAtBothWidths(page);
    await changeFaults(page, {});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a slow search shows placeholders', { tag: '@once' }, async ({ page }) => {
    await planFaults(page, { 'robots.listNearest': 'hang' });
    await page.goto(NEAR_APEX);
    await expect(page.getByRole('status', { name: 'Searching for robots' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('the place field works by keyboard alone', { tag: '@once' }, async ({ page }) => {
    await page.goto('/search');
    const where = page.getByRole('combobox', { name: 'Where?' });
    await where.focus();
    await page.keyboard.type('ral');
    await expect(where).toHaveAttribute('aria-expanded', 'true');
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?location=Ral/);
    await expect(where).toHaveAttribute('aria-expanded', 'false');
  });
});
