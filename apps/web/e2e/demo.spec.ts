import { expect, test } from './test.ts';
import { expectAccessible } from './axe.ts';
import { openAs } from './people.ts';

test('added data and the chosen theme are kept after a reload, and a reset restores the demo (D33, D34)', async ({
  page,
}) => {
  await openAs(page, 'lucas@demo.roborrow.example', '/messages?newConversation=demo-eleanor');
  const text = `Kept? ${Date.now()}`;
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message sent!')).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).click({ force: true });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  await page.reload();
  // The text is in the list or in the open thread.
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');

  await page.getByRole('button', { name: 'Reset demo' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('The demo starts afresh')).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});

test('runs in a browser that forbids local storage', async ({ page }) => {
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
