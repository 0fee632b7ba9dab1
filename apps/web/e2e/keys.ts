import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus; never clicks. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Like `signIn`, by keyboard only. */
export async function signInByKeys(page: Page, email: string): Promise<void> {
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('robots4all');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back!')).toBeVisible();
}
