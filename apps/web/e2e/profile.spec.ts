import { expect, test } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults } from './faults.ts';
import { navigate } from './navigate.ts';

test('a public profile is accessible in each of its states (D73)', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await test.step('with badges, a rating and robots', async () => {
    await page.goto('/profile/demo-maya');
    await expect(page).toHaveTitle(/^Maya Okafor/);
    await expect(page.getByText('Premium Member')).toBeVisible();
    await expect(page.getByText(/^\$[\d.,]+\/day$/).first()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
  await test.step('without robots and badges', async () => {
    await navigate(page, '/profile/demo-lucas');
    await expect(page.getByText('No Robots Available')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
  await test.step('of an unknown user', async () => {
    await navigate(page, '/profile/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    await expect(heading).toHaveText('Profile Not Found');
    await expectAccessible(page);
  });
  await test.step('of a user who cannot be read, and then whose robots cannot', async () => {
    await changeFaults(page, { 'users.get': 'fail', 'robots.listAvailableByOwner': 'fail' });
    await navigate(page, '/profile/demo-eleanor');
    await expect(page.getByRole('heading', { name: 'This profile could not be loaded' })).toBeVisible();
    await expectAccessible(page);
    await changeFaults(page, { 'robots.listAvailableByOwner': 'fail' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('Eleanor Whitcomb');
    await expect(page.getByText('Failed to fetch robots')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
  await test.step('while it is loading', async () => {
    await changeFaults(page, { 'users.get': 'hang' });
    await navigate(page, '/profile/demo-grace');
    await expect(page.getByRole('status', { name: 'Loading profile' })).toBeVisible();
    await expectAccessible(page);
  });
});
