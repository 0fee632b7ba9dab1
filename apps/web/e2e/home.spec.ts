import { expect, test } from './test.ts';
import { expectAccessible } from './axe.ts';
import { changeFaults } from './faults.ts';
import { holdScripts } from './hold-scripts.ts';

test.describe('Home (D63)', () => {
  test('where a place is known, the featured robots of the page are not seen before the near ones; placeholders give way after three seconds to an invitation to post a robot (D344)', async ({
    page,
  }) => {
    // A file of the site without the app.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('roborrow.place', 'Apex, NC, USA'));
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const shelf = page.locator('section', { has: page.locator('#featured') });
    await expect(shelf.locator('article')).toHaveCount(6);
    expect(await page.evaluate(() => 'near' in document.documentElement.dataset)).toBe(true);
    await expect(shelf).toHaveCSS('animation-delay', '5s');
    await release();
    const near = page.getByRole('region', { name: 'Near Apex, NC' });
    await expect(near.getByRole('article')).toHaveCount(6);
    await expect(near.getByText(/^in Apex$| away$/)).toHaveCount(6);
    expect(await page.evaluate(() => 'near' in document.documentElement.dataset)).toBe(false);
    await expectAccessible(page);

    await page.evaluate(() => localStorage.removeItem('roborrow.place'));
    await changeFaults(page, { 'robots.listFeatured': 'hang' });
    const releaseAgain = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Loading featured robots' })).toBeVisible();
    // The frame has a title, too, until the app gives it the page's.
    await expectAccessible(page);
    await releaseAgain();
    await expect(
      page.getByText('Post Your Robot - Be the first to share your robot with the community!'),
    ).toBeVisible();
    await expect(page).toHaveTitle(/Robots to rent/);
    await expect(page.locator('title')).toHaveCount(1);
    await expectAccessible(page);
  });
});
