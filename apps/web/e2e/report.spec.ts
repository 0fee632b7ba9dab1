import { expect, test } from './test.ts';
import { expectAccessible } from './axe.ts';
import { openAs, signIn } from './people.ts';

const emailOf = (slug: string) => `${slug}@demo.roborrow.example`;

test('a visitor who reports a listing logs in, comes back, and is thanked; a second report is not sent (D466, D467)', async ({
  page,
}) => {
  await page.goto('/robots/demo-otto-vacuum');
  await page.getByRole('button', { name: 'Report this listing' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signIn(page, emailOf('lucas'));
  await expect(page).toHaveURL('/robots/demo-otto-vacuum');

  await page.getByRole('button', { name: 'Report this listing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose what is wrong')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'A scam' }).check();
  await dialog.getByRole('textbox').fill('Asks for money in advance.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Report this listing' }).click();
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('heading', { name: 'You have reported this already' })).toBeVisible();
});

test('a received message is reported by keyboard and by touch (D466)', async ({ page, isMobile }) => {
  await openAs(page, emailOf('lucas'), '/messages');
  await page
    .getByRole('region', { name: 'Conversations' })
    .getByRole('button', { name: /Maya Okafor/ })
    .click();
  const message = page.getByRole('log').getByRole('article').filter({ hasText: 'the bell is broken' });
  const flag = message.getByRole('button', { name: 'Report this message' });
  if (isMobile) await flag.tap();
  else {
    await flag.focus();
    await expect(flag).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
  }
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  await dialog.getByRole('radio', { name: 'Harassment, threats or insults' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(flag).toBeFocused();
});
