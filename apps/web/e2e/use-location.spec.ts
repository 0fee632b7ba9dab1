import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { navigate } from './navigate.ts';
import { expect, test, type Page } from './test.ts';

const IN_APEX = { latitude: 35.7321, longitude: -78.8503 };

/** Everything that leaves the page from now on: addresses, bodies and headers. */
function watchRequests(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push([request.url(), request.postData(), JSON.stringify(request.headers())].join(' ')),
  );
  return sent;
}

const button = (page: Page) => page.getByRole('button', { name: 'Use my location' });

test('Home shows six featured robots, and eight categories with their exact counts, which open their robots (D63); Use my location names the nearest town and sends the position nowhere; where it is refused, nothing moves (D340)', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const tiles = page.getByRole('region', { name: 'Explore by Category' }).getByRole('link');
  await test.step('featured robots and categories', async () => {
    await expect(page).toHaveTitle(/Roborrow$/);
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('article').first().getByText('Available for Rent')).toBeVisible();
    await expect(tiles).toHaveText([
      /^Humanoid\d+ available$/,
      /^Industrial\d+ available$/,
      /^Educational\d+ available$/,
      /^Hobby\d+ available$/,
      /^Drone\d+ available$/,
      /^Service\d+ available$/,
      /^Medical\d+ available$/,
      /^Other\d+ available$/,
    ]);
    await expectAccessibleAtBothWidths(page);
  });

  const topOf = () =>
    page.getByRole('button', { name: 'Find a Robot' }).evaluate((it) => it.getBoundingClientRect().top);
  const before = await topOf();
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText(/type a town/i);
  expect(await topOf()).toBe(before);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const onPhone = await topOf();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await topOf()).toBe(onPhone);

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(IN_APEX);
  await navigate(page, '/search');
  await expect(page.getByRole('button', { name: 'Load more' })).toBeAttached();
  const sent = watchRequests(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?location=Apex%2C+NC%2C+USA');
  await expect(page.getByText(/^Found \d+ robots? within 25 miles of Apex, NC, USA/)).toBeVisible();
  expect(sent.filter((request) => /35\.7|78\.8/.test(request))).toEqual([]);

  await navigate(page, '/');
  await tiles.filter({ hasText: 'Industrial' }).click();
  await expect(page).toHaveURL('/robots?category=industrial');
  await expect(page.getByRole('article').first().getByText('Industrial')).toBeVisible();
});
