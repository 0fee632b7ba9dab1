import { expect, test } from './test.ts';
import { expectAccessible } from './axe.ts';
import { planFaults } from './faults.ts';
import { signIn } from './people.ts';

test.describe('Robot detail (specification §2)', () => {
  test('shows all there is to know, with a gallery that arrow keys turn', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('article').first().getByRole('link').click();
    for (const heading of ['Description', 'Specifications', 'Features', 'Reviews', 'Availability', 'Owner']) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await expect(page.getByText(/^Member since \d{4}$/)).toBeVisible();
    await expect(page.getByText(/^\$[\d.,]+\/day$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next photo' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^Photo 2 of \d$/)).toBeVisible();
    const heart = page.getByRole('button', { name: 'Add to favourites' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  });

  test('a robot that is not there: the specified words, and back', async ({ page }) => {
    await page.goto('/robots');
    await page.goto('/robots/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
    await expect(page.getByRole('heading', { level: 1, name: 'Robot not found', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/robots');
  });

  test('a spinner while it is on its way, and the specified words when it cannot be had', async ({
    page,
    context,
  }) => {
    await planFaults(page, { 'robots.get': 'hang' });
    await page.goto('/robots/any');
    await expect(page.getByRole('status')).toContainText('Loading robot');
    const other = await context.newPage();
    await planFaults(other, { 'robots.get': 'fail' });
    await other.goto('/robots/any');
    await expect(other.getByText('Failed to fetch robot')).toBeVisible();
    await expectAccessible(other);
  });

  test('an owner who cannot be read is unavailable, and cannot be contacted', async ({ page }) => {
    await planFaults(page, { 'users.get': 'fail' });
    await page.goto('/');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByText('Owner information unavailable')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Contact Owner' })).toBeDisabled();
  });

  test("one's own robot cannot be contacted, and says why (D31)", async ({ page }) => {
    await page.goto('/login?redirect=%2Fsearch%3Fquery%3Drobot%26near%3Danywhere');
    await signIn(page, 'maya@demo.roborrow.example');
    await page.goto('/search?location=Apex%2C+NC%2C+USA&distance=5');
    await page.getByRole('article').first().getByRole('link').click();
    const button = page.getByRole('button', { name: 'Your Robot' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('This is your own robot! You cannot contact yourself.');
    await expectAccessible(page);
  });
});
