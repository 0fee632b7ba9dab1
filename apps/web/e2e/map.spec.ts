import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './test.ts';

const NEAR_APEX = '/search?location=Apex%2C+NC%2C+USA';
const surface = (page: Page) => page.getByRole('application', { name: 'Map of the robots found' });
const towns = (page: Page) => surface(page).getByRole('button');

async function expectKeysMove(page: Page): Promise<void> {
  await expect(towns(page).first()).toBeVisible();
  await surface(page).focus();
  const before = await towns(page).first().boundingBox();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('+');
  await expect.poll(async () => (await towns(page).first().boundingBox())?.y).not.toBe(before?.y);
}

async function drag(page: Page): Promise<void> {
  const box = await surface(page).boundingBox();
  if (!box) throw new Error('The map has no room.');
  const [x, y] = [box.x + 40, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 200, { steps: 5 });
  await page.mouse.up();
}

test("the map of a search is used by keyboard and by dragging, and searches what it shows; on a phone it is a sheet, which the map's button opens (D380 to D382)", async ({
  page,
}) => {
  await page.goto(NEAR_APEX);
  await expect(page.getByText('20 robots on the map')).toBeVisible();
  await expectAccessible(page);

  await test.step('by keyboard', async () => {
    await expectKeysMove(page);
    await page.keyboard.press('0');
    await page.keyboard.press('Tab');
    await expect(towns(page).first()).toBeFocused();
    await towns(page).filter({ hasText: '$176' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-robot][data-marked]').first()).toBeAttached();
  });

  await test.step('dragged, it searches what it shows', async () => {
    await drag(page);
    const searchHere = page.getByRole('button', { name: /^Search this area: / });
    await expect(searchHere).toBeVisible();
    await searchHere.click({ trial: true });
    // Read and clicked at once, because its place changes as long as the map moves.
    const label = await searchHere.evaluate((button: HTMLElement) => {
      const read = button.getAttribute('aria-label');
      button.click();
      return read;
    });
    const [, place = 'none'] = /around (.*)$/.exec(label ?? '') ?? [];
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('location') === place && url.searchParams.has('distance'),
    );
    await page.goBack();
    await expect(page).toHaveURL((url) => url.searchParams.get('location') === 'Apex, NC, USA');
  });

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByText('20 robots on the map')).toBeVisible();
    await expectAccessible(page);
    await expectKeysMove(page);
    await drag(page);
    await page.getByRole('button', { name: /^Search this area: / }).click({ trial: true });
  });
});
