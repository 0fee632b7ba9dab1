import { expect, test, type Locator, type Page } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults } from './faults.ts';
import { navigate } from './navigate.ts';

const NEAR_APEX = '/search?location=Apex%2C+NC%2C+USA';
const PHONE = { width: 390, height: 844 };

/** Opens a card's robot, and returns the scroll position that the visitor left. */
async function openRobot(page: Page, card: Locator): Promise<number> {
  await card.scrollIntoViewIfNeeded();
  // While it scrolls, estimated heights give way to true ones, so the position counts at which the visitor clicks.
  const leaving = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(scrollY), { once: true, capture: true }),
      ),
  );
  await card.getByRole('link').click();
  const position = await leaving;
  expect(position).toBeGreaterThan(300);
  await expect(page.getByRole('link', { name: 'Contact Owner' })).toBeVisible();
  return position;
}

const expectScrolledTo = (page: Page, position: number) =>
  expect.poll(() => page.evaluate(() => scrollY)).toBe(position);

/** Leaves the search first, which keeps what it found, and what is open, until there is more. */
async function searchFromElsewhere(page: Page, address: string): Promise<void> {
  await navigate(page, '/contact');
  await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeVisible();
  await navigate(page, address);
}

test.describe('Browse and search (D70)', () => {
  test('Back from a robot and a reload restore filters, further pages, their order and the scroll position', async ({
    page,
  }) => {
    const address = '/search?maxPrice=400&sort=price-up';
    const names = page.getByRole('article').getByRole('heading');
    await page.goto(address);
    await expect(names).toHaveCount(24);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect(names.nth(24)).toBeAttached();
    const all = await names.allTextContents();
    const before = await openRobot(page, page.getByRole('article').last());
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(names).toHaveText(all);
    await expectScrolledTo(page, before);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-up');
    await expect(page.getByRole('button', { name: 'Remove filter Up to $400/day' })).toBeAttached();

    await page.reload();
    await expect(names).toHaveText(all);
    await expectScrolledTo(page, before);
  });

  test('the price slider: a thumb is dragged, the address follows at the end, and a minimum above it is reported (D342, D8); on a phone the first robot is close to the top, form and filters are one line each, and Back restores the scroll position', async ({
    page,
  }) => {
    await test.step('the price slider', async () => {
      await page.goto(`${NEAR_APEX}&distance=50`);
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

      const minimum = page.getByLabel('Minimum price');
      await minimum.fill('100000');
      await minimum.press('Enter');
      await expect(minimum).toHaveAccessibleDescription(/must not be above/);
      await expect(page.locator('[aria-busy] article')).toHaveCount(0); // the results of before
      await expectAccessible(page);
      // On a phone the filters are a sheet.
      await page.setViewportSize(PHONE);
      await page.getByRole('button', { name: 'Show filters' }).click();
      await expect(minimum).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('on a phone', async () => {
      const address = `${NEAR_APEX}&distance=100&category=educational&maxPrice=500`;
      await searchFromElsewhere(page, address);
      const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
      const first = page.getByRole('article').first();
      await expect(first).toBeVisible();
      expect(await topOf(first)).toBeLessThan(500);
      const filters = await topOf(page.getByRole('button', { name: 'Show filters' }));
      const chip = await topOf(page.getByRole('button', { name: 'Remove filter Up to $500/day' }));
      expect(Math.abs(filters - chip)).toBeLessThan(20); // one row
      await expectAccessible(page);

      // An entry of the history that the app has made knows where the page was.
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-up');
      await expect(page).toHaveURL(`${address}&sort=price-up`);
      const before = await openRobot(page, page.getByRole('article').last());
      await page.goBack();
      await expect(page).toHaveURL(`${address}&sort=price-up`);
      await expectScrolledTo(page, before);

      const line = page.getByRole('button', { name: 'Change search: Apex, NC, USA' });
      await expect(page.getByRole('combobox', { name: 'What do you need?' })).toBeHidden();
      await line.click();
      await page.getByRole('combobox', { name: 'What do you need?' }).fill('walking');
      await page.keyboard.press('Enter');
      // The form becomes a line again, the robots move up, and the line gets the focus.
      await expect(page.getByRole('button', { name: 'Change search: walking, Apex, NC, USA' })).toBeFocused();
      await expect(page.getByRole('combobox', { name: 'What do you need?' })).toBeHidden();
      expect(await topOf(first)).toBeLessThan(500);
      // Also where a place is asked back (D41).
      await navigate(page, '/search?query=walking&location=Raliegh');
      await expect(page.getByRole('link', { name: 'Did you mean Raleigh, NC?' })).toBeVisible();
      expect(await topOf(first)).toBeLessThan(500);
    });
  });

  test("a place is picked by keyboard; others of its name are linked, and ZIP codes are asked for when one is searched (D41); an empty page corrects a word, and on a phone the map's button does not float over that; a slow search shows placeholders, and a failed one says so (D40)", async ({
    page,
  }) => {
    await test.step('places', async () => {
      const zipCodes: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/assets/zip-codes-')) zipCodes.push(request.url());
      });
      const found = (place: string) =>
        page.getByText(new RegExp(`^Found \\d+ robots? within 25 miles of ${place}`));

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

      await where.fill('Raleigh');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?location=Raleigh');
      await expect(page.getByRole('group', { name: 'Also:' }).getByRole('link')).toHaveText(['Raleigh, MS']);
      await expect(found('Raleigh, NC')).toBeVisible();
      await expectAccessible(page);
      expect(zipCodes).toEqual([]);

      await where.fill('27502');
      await page.keyboard.press('Enter');
      await expect(found('Apex, NC 27502')).toBeVisible();
      expect(zipCodes).toHaveLength(1);
    });
    await test.step('a corrected word', async () => {
      await navigate(page, '/search?query=vaccum');
      const correction = page.getByRole('link', { name: 'Did you mean vacuum?' });
      await expect(correction).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await page.setViewportSize({ width: 360, height: 640 });
      const map = page.getByRole('button', { name: 'Map', exact: true });
      await expect(map).not.toBeInViewport();
      await correction.click();
      await expect(page.getByRole('article').filter({ hasText: 'Otto vacuum' })).toBeVisible();
      await expect(map).toBeInViewport();
    });
    await test.step('a slow search, and a failed one', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await changeFaults(page, { 'robots.listNearest': 'hang' });
      await searchFromElsewhere(page, NEAR_APEX);
      await expect(page.getByRole('status', { name: 'Searching for robots' })).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await changeFaults(page, { 'robots.listNearest': 'fail' });
      await page.getByRole('radio', { name: '50 miles' }).check();
      await expect(page.getByRole('alert')).toContainText('Failed to search robots');
      await expectAccessible(page);
    });
  });

  test('on a phone a thumb has 44 px for the button of a chip, and a chip of one long word ends in dots', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`/search?query=${'x'.repeat(200)}`);
    const chip = page.getByRole('list', { name: 'Filters in use' }).getByRole('listitem');
    await expect(chip).toHaveCount(1);
    expect((await chip.boundingBox())?.width).toBeLessThanOrEqual(320);
    const remove = chip.getByRole('button');
    await remove.scrollIntoViewIfNeeded();
    const isHit = (x: number, y: number) =>
      remove.evaluate(
        (button, [right, down]) => {
          const { x: left, y: top, width, height } = button.getBoundingClientRect();
          return button === document.elementFromPoint(left + width / 2 + right, top + height / 2 + down);
        },
        [x, y] as const,
      );
    for (const side of [-21, 21]) expect([await isHit(side, 0), await isHit(0, side)]).toEqual([true, true]);
  });
});
