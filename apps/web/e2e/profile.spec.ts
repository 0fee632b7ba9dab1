import { expect, test } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults, planFaults } from './faults.ts';
import { openAs } from './people.ts';

test.describe('Public profile (D73)', () => {
  test("shows the user's summary and available robots", { tag: '@once' }, async ({ page }) => {
    await page.goto('/profile/demo-maya');
    await expect(page).toHaveTitle(/^Maya Okafor/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maya Okafor');
    for (const text of ['@maya_demo', 'Verified User', 'Premium Member', '4.9', 'Apex, NC, USA']) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText(/Joined \w+ \d{4}$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'About' })).toContainText('robotics club');

    const robots = page.getByRole('region', { name: "Maya's Robots" }).getByRole('article');
    await expect(robots.first()).toBeVisible();
    const count = await robots.count();
    await expect(page.getByText(`${count} robots`, { exact: true })).toBeVisible();
    await expect(robots.getByText('Available', { exact: true })).toHaveCount(count);
    await expect(page.getByText('Available for Rent')).toHaveCount(0);
    await expect(robots.first().getByText(/^\$[\d.,]+\/day$/)).toBeVisible();
    await expectAccessibleAtBothWidths(page);

    // No link to write before signing in.
    await expect(page.getByRole('link', { name: 'Contact User' })).toHaveCount(0);
    await robots.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/robots\/.+/);
  });

  test(
    'members can write to other users from here, but not to themselves',
    { tag: '@once' },
    async ({ page }) => {
      await openAs(page, 'lucas@demo.roborrow.example', '/profile/demo-lucas');
      await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Contact User' })).toHaveCount(0);
      await expectAccessible(page);
      await page.goto('/profile/demo-eleanor');
      await page.getByRole('link', { name: 'Contact User' }).click();
      await expect(page).toHaveURL('/messages');
      await expect(page.getByRole('textbox', { name: 'Message to Eleanor Whitcomb' })).toBeVisible();
    },
  );

  test('a user without robots and badges', { tag: '@once' }, async ({ page }) => {
    await page.goto('/profile/demo-lucas');
    await expect(page.getByRole('region', { name: "Lucas' Robots" })).toContainText('No Robots Available');
    await expect(page.getByText('0 robots')).toBeVisible();
    await expect(page.getByText('Verified User')).toHaveCount(0);
    await expect(page.getByText('Premium Member')).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
  });

  test('a paused robot disappears from the profile', { tag: '@once' }, async ({ page }) => {
    await page.goto('/profile/demo-maya');
    const robots = page.getByRole('region', { name: "Maya's Robots" }).getByRole('article');
    await expect(robots.first()).toBeVisible();
    const count = await robots.count();
    await openAs(page, 'maya@demo.roborrow.example', '/dashboard?tab=robots');
    await page
      .getByRole('button', { name: /^Pause/ })
      .first()
      .click();
    await expect(page.getByText(/ is paused$/)).toBeVisible();
    await page.goto('/profile/demo-maya');
    await expect(robots).toHaveCount(count - 1);
  });

  test(
    'an unknown user: the specified text, and a link to the robots',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/profile/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
      await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await page.getByRole('main').getByRole('link', { name: 'Browse Robots' }).click();
      await expect(page).toHaveURL('/robots');
    },
  );

  test('a placeholder while loading', { tag: '@once' }, async ({ page }) => {
    await planFaults(page, { 'users.get': 'hang' });
    await page.goto('/profile/demo-maya');
    await expect(page.getByRole('status', { name: 'Loading profile' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test(
    'user and robots that could not be read can be tried again separately',
    { tag: '@once' },
    async ({ page }) => {
      await planFaults(page, { 'users.get': 'fail', 'robots.listAvailableByOwner': 'fail' });
      await page.goto('/profile/demo-maya');
      await expect(page.getByRole('heading', { name: 'This profile could not be loaded' })).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await changeFaults(page, { 'robots.listAvailableByOwner': 'fail' });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maya Okafor');
      await expect(page.getByText('Failed to fetch robots')).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await changeFaults(page, {});
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );
});
