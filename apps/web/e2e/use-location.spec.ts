import { expectAccessible } from './axe.ts';
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

test.describe('Use my location (D340)', () => {
  test(
    'names the nearest town, searches there, and sends the position nowhere',
    { tag: '@once' },
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(IN_APEX);
      await page.goto('/search');
      await expect(button(page)).toBeVisible();
      const sent = watchRequests(page);
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?location=Apex%2C+NC%2C+USA');
      await expect(page.getByText(/^Found \d+ robots? within 25 miles of Apex, NC, USA/)).toBeVisible();
      expect(sent.filter((request) => /35\.7|78\.8/.test(request))).toEqual([]);
    },
  );

  test('a browser that refuses is told how to go on, without anything moving', async ({ page }) => {
    await page.goto('/');
    const topOf = () =>
      page.getByRole('button', { name: 'Find a Robot' }).evaluate((it) => it.getBoundingClientRect().top);
    await expect(button(page)).toBeVisible();
    const before = await topOf();
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText(/type a town/i);
    expect(await topOf()).toBe(before);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
