import { expect, test, type Page } from './test.ts';
import { expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults, planFaults } from './faults.ts';
import { openAs } from './people.ts';

const MAYA = 'maya@demo.roborrow.example';

async function open(page: Page, address = '/dashboard', email = MAYA): Promise<void> {
  await openAs(page, email, address);
  await expect(page).toHaveURL(address);
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dashboard sections' }).getByRole('link', { name });

test(
  'the overview shows robots and messages, and every tab has its address',
  { tag: '@once' },
  async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { name: 'Hello, Maya' })).toBeVisible();
    await expect(page.getByRole('main').getByText(MAYA)).toBeVisible();
    await expect(page.getByRole('link', { name: /^You listed / })).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Active Rentals 0' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);

    await tab(page, 'Rentals').click();
    await expect(
      page.getByText('Rental system coming soon! This will show all your robot rentals and earnings.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/dashboard?tab=rentals');
    await expectAccessibleAtBothWidths(page);
    await tab(page, 'Messages').press('Enter');
    await expect(page.getByText('1 unread message', { exact: true }).last()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Open messages' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Rentals' }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Hello, Maya' })).toBeVisible();
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'page');
  },
);

test(
  'a listing can be paused, disappears from the search, and returns',
  { tag: '@once' },
  async ({ page }) => {
    await open(page, '/dashboard?tab=robots');
    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    await expectAccessibleAtBothWidths(page);
    await card.getByRole('button', { name: 'Pause' }).click();
    await expect(card.getByText('Paused', { exact: true })).toBeVisible();
    await expect(page.getByText(`${name} is paused`)).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.goto(`/search?query=${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { name: '0 robots found' })).toBeVisible();
    await page.goto('/dashboard?tab=robots');
    await card.getByRole('button', { name: 'Reopen' }).click();
    await expect(card.getByText('Available')).toBeVisible();
    await page.goto(`/search?query=${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { name: '1 robot found' })).toBeVisible();
  },
);

test('a listing is deleted only after confirmation', { tag: '@once' }, async ({ page }) => {
  await open(page, '/dashboard?tab=robots');
  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  const mine = page.getByRole('article', { name, exact: true });
  const question = page.getByRole('dialog', { name: `Delete ${name}?` });
  await card.getByRole('button', { name: 'Delete' }).click();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(card.getByRole('button', { name: 'Delete' })).toBeFocused();
  await card.getByRole('button', { name: 'Delete' }).press('Enter');
  await question.getByRole('button', { name: 'Delete listing' }).click();
  await expect(mine).toHaveCount(0);
  await expect(page.getByText(`${name} was deleted`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Robots', level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(mine).toHaveCount(0);
});

test('a user without robots is invited to list the first', { tag: '@once' }, async ({ page }) => {
  await open(page, '/dashboard', 'lucas@demo.roborrow.example');
  await expect(page.getByText('No robots listed yet. Create your first robot listing!')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await tab(page, 'My Robots').click();
  await page.getByRole('link', { name: 'List your first robot' }).click();
  await expect(page).toHaveURL('/create-robot');
});

test(
  'loading robots have placeholders, and a failed load can be tried again',
  { tag: '@once' },
  async ({ page }) => {
    await planFaults(page, { 'robots.listByOwner': 'hang' });
    await open(page, '/dashboard?tab=robots');
    await expect(page.getByRole('status', { name: 'Loading your dashboard' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await planFaults(page, { 'robots.listByOwner': 'fail' });
    await page.reload();
    await expect(page.getByText('Failed to fetch robots')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await changeFaults(page, {});
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test('no content overflows, on any screen width', { tag: '@once' }, async ({ page }) => {
  await open(page);
  for (const address of ['/dashboard', '/dashboard?tab=robots', '/dashboard?tab=messages', '/create-robot']) {
    await page.goto(address);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
