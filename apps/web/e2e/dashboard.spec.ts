import { expect, test, type Page } from './test.ts';
import { expectAccessibleAtBothWidths } from './axe.ts';
import { openAs } from './people.ts';

const MAYA = 'maya@demo.roborrow.example';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard sections' }).getByRole('link', { name });

/** Expects that nothing scrolls sideways, on any screen width. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test('every tab of the dashboard has its address in the history, and fits every width; a paused listing and a deleted one are so after a reload', async ({
  page,
}) => {
  await test.step('tabs', async () => {
    await openAs(page, MAYA, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Hello, Maya' })).toBeVisible();
    await expect(page.getByRole('main').getByText(MAYA)).toBeVisible();
    await expect(page.getByRole('link', { name: /^You listed / })).toHaveCount(3);
    await expectAccessibleAtBothWidths(page);
    await expectToFit(page);

    await tab(page, 'Rentals').click();
    await expect(page.getByRole('region', { name: 'Earnings as agreed' })).toContainText('$37 from 1 rental');
    await expect(page).toHaveURL('/dashboard?tab=rentals');
    await expectAccessibleAtBothWidths(page);
    await tab(page, 'Messages').press('Enter');
    await expect(page.getByText('1 unread message', { exact: true }).last()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await expectToFit(page);
  });

  // Nobody asked for the dates of these, so nothing is asked before they are paused.
  const cards = page.getByRole('article').filter({ hasNotText: /Timber|Pepper/ });
  const [first, second] = [cards.nth(0), cards.nth(1)];
  await tab(page, 'My Robots').click();
  const name = await second.getByRole('heading').innerText();
  const doomed = page.getByRole('article', { name, exact: true });
  await test.step('a listing is paused, and one deleted', async () => {
    await first.getByRole('button', { name: 'Pause' }).click();
    await expect(first.getByText('Paused', { exact: true })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await expectToFit(page);

    await second.getByRole('button', { name: 'Delete' }).press('Enter');
    await page
      .getByRole('dialog', { name: `Delete ${name}?` })
      .getByRole('button', { name: 'Delete listing' })
      .click();
    await expect(doomed).toHaveCount(0);
    // The button that opened the dialog, to which a browser returns the focus, is gone.
    await expect(page.getByRole('heading', { name: 'My Robots', level: 1 })).toBeFocused();
  });

  await test.step('after a reload they are so, and Back leads through the tabs', async () => {
    await page.reload();
    await expect(first.getByText('Paused', { exact: true })).toBeVisible();
    await expect(doomed).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Open messages' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Rentals' }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Hello, Maya' })).toBeVisible();
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'page');
  });
});
