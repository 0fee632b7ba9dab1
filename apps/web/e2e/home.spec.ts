import { expect, test } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { planFaults } from './faults.ts';
import { holdScripts } from './hold-scripts.ts';
import { openAs } from './people.ts';

test.describe('Home (D63)', () => {
  test('shows six featured robots, three steps, and eight categories with their exact counts', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Roborrow$/);
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('article').first().getByText('Available for Rent')).toBeVisible();
    const tiles = page.getByRole('region', { name: 'Explore by Category' }).getByRole('link');
    await expect(tiles).toHaveText([
      /^HumanoidNone available$/,
      /^Industrial\d+ available$/,
      /^Educational\d+ available$/,
      /^Hobby\d+ available$/,
      /^DroneNone available$/,
      /^Service\d+ available$/,
      /^MedicalNone available$/,
      /^Other\d+ available$/,
    ]);
    await expectAccessible(page);
  });

  test(
    'searches only with fields that were filled in, and with the distance only when it is not 25',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Find a Robot' }).click();
      await expect(page).toHaveURL('/search');
      await page.goto('/');
      await page.getByRole('searchbox', { name: 'What do you need?' }).fill('  drone ');
      await page.getByLabel('Distance').selectOption('50');
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Find a Robot' }).click();
      await expect(page).toHaveURL('/search?query=drone&distance=50');
    },
  );

  test('invites to post a robot when none can be featured', { tag: '@once' }, async ({ page }) => {
    await planFaults(page, { 'robots.listFeatured': 'fail' });
    await page.goto('/');
    await expect(
      page.getByText('Post Your Robot - Be the first to share your robot with the community!'),
    ).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('removes its placeholders after three seconds', { tag: '@once' }, async ({ page }) => {
    await planFaults(page, { 'robots.listFeatured': 'hang' });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Loading featured robots' })).toBeVisible();
    // The frame has a title, too, until the app gives it the page's.
    await expectAccessible(page);
    await release();
    await expect(page.getByText(/^Post Your Robot/)).toBeVisible();
    await expect(page).toHaveTitle(/Robots to rent/);
    await expect(page.locator('title')).toHaveCount(1);
  });

  test(
    'where a place is known, the featured robots of the page are not seen before the near ones (D344)',
    { tag: '@once' },
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('roborrow.place', 'Apex, NC, USA'));
      const release = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const shelf = page.locator('section', { has: page.locator('#featured') });
      await expect(shelf.locator('article')).toHaveCount(6);
      expect(await page.evaluate(() => 'near' in document.documentElement.dataset)).toBe(true);
      await expect(shelf).toHaveCSS('animation-delay', '5s');
      await release();
      const near = page.getByRole('region', { name: 'Near Apex, NC' });
      await expect(near.getByRole('article')).toHaveCount(6);
      await expect(near.getByText(/ away$/)).toHaveCount(6);
      expect(await page.evaluate(() => 'near' in document.documentElement.dataset)).toBe(false);
      await expectAccessibleAtBothWidths(page);
    },
  );

  test(
    'the place that is asked for fills the shelf, and the featured robots can be had again (D344)',
    { tag: '@once' },
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 35.7321, longitude: -78.8503 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Use my location' }).click();
      const near = page.getByRole('region', { name: 'Near Apex, NC' });
      await expect(near.getByRole('article')).toHaveCount(6);
      await page.reload();
      await expect(near.getByRole('article')).toHaveCount(6);
      await page.getByRole('button', { name: 'Show featured' }).click();
      await expect(page.getByRole('region', { name: 'Featured robots' }).getByRole('article')).toHaveCount(6);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Show nearby robots' })).toBeVisible();
    },
  );

  test('greets members by their first name', { tag: '@once' }, async ({ page }) => {
    await openAs(page, 'lucas@demo.roborrow.example', '/');
    await expect(page.getByText('Hello, Lucas')).toBeVisible();
  });

  test('a category opens its robots', { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Industrial/ }).click();
    await expect(page).toHaveURL('/robots?category=industrial');
    await expect(page.getByRole('article').first().getByText('Industrial')).toBeVisible();
  });
});
