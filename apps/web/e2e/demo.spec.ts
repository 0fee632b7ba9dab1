import { expect, test } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { openAs } from './people.ts';

test.describe('The demo (D33, D34)', () => {
  test(
    'added data is kept after a reload, and a reset restores the demo',
    { tag: '@once' },
    async ({ page }) => {
      await openAs(page, 'lucas@demo.roborrow.example', '/search?location=Apex%2C+NC%2C+USA');
      await page.getByRole('article').first().getByRole('link').click();
      await page.getByRole('link', { name: 'Contact Owner' }).click();
      const text = `Kept? ${Date.now()}`;
      await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Message sent!')).toBeVisible();

      await page.goto('/messages');
      await page.reload();
      // The text is in the list or in the open thread.
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

      await page.getByRole('button', { name: 'Reset demo' }).click();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
      await expect(page.getByText('The demo starts afresh')).toBeVisible();
      await expect(page.getByText(text)).toHaveCount(0);
      await page.reload();
      await expect(page.getByText(text)).toHaveCount(0);
    },
  );
});

test('runs in a browser that forbids local storage', { tag: '@once' }, async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    }),
  );
  await openAs(page, 'lucas@demo.roborrow.example', '/messages');
  await expect(
    page.getByRole('region', { name: 'Conversations' }).getByRole('listitem').first(),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('The frame', () => {
  test('an unknown address shows a 404 page with links', { tag: '@once' }, async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expectAccessibleAtBothWidths(page);
  });

  test(
    'the skip link leads to the content, and focus moves to the heading after a navigation',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/robots');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('article').first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );

  test('the theme can be chosen, and is stored', { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    // Home is visible before it is interactive, and moves while its robots load.
    await expect(page.getByRole('article')).toHaveCount(6);
    // Clicked before hydration, it changes only when the click is repeated.
    await page.getByRole('radio', { name: 'Dark' }).click({ force: true });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.getByRole('article')).toHaveCount(6);
    await expectAccessibleAtBothWidths(page);
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
});
