import { expect, test } from './test.ts';
import { expectAccessible } from './axe.ts';
import { openAs } from './people.ts';

test('added data and the chosen theme are kept after a reload, a reset restores the demo, and a saved file what was there (D33, D34, D873)', async ({
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
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await (await saving).path();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('The demo starts afresh')).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);

  await page.getByRole('button', { name: 'Reset demo' }).click();
  await page.getByLabel('Load a file').setInputFiles('package.json');
  await expect(page.getByText('This file has no demo data')).toBeVisible();
  await page.getByLabel('Load a file').setInputFiles(saved);
  await expect(page.getByText('The demo has what is in the file')).toBeVisible();
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
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
