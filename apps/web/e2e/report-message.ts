import { expectAccessible } from './axe.ts';
import { expect, type Page } from './test.ts';

/** In an open conversation with Maya, a received message is reported by keyboard or by touch; a second report is not sent (D466, D467). */
export async function reportMessage(page: Page, hasTouch: boolean): Promise<void> {
  const message = page.getByRole('log').getByRole('article').filter({ hasText: 'the bell is broken' });
  const flag = message.getByRole('button', { name: 'Report this message' });
  const dialog = page.getByRole('dialog');
  const openDialog = async () => {
    if (hasTouch) return flag.tap();
    await flag.focus();
    await expect(flag).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
  };
  await openDialog();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose what is wrong')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'A scam' }).check();
  await dialog.getByRole('textbox').fill('Asks for money in advance.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(flag).toBeFocused();

  await openDialog();
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('heading', { name: 'You have reported this already' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
