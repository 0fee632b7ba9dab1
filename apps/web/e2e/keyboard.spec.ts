import type { Locator } from '@playwright/test';
import { expect, test, type Page } from './test.ts';

/** Tabs until something has the focus, as a person without a mouse does; never clicks. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function signInByKeys(page: Page, email: string): Promise<void> {
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('robots4all');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back!')).toBeVisible();
}

test('without a mouse: search, look at a robot, sign in, write to its owner', { tag: '@once' }, async ({ page }) => {
  await page.goto('/search');
  await tabTo(page, page.getByRole('main').getByLabel('What do you need?').first());
  await page.keyboard.type('robot');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=robot/);
  await tabTo(page, page.getByRole('article').first().getByRole('link').first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Contact Owner' }));
  await page.keyboard.press('Enter');
  await signInByKeys(page, 'lucas@demo.roborrow.example');
  await tabTo(page, page.getByRole('textbox', { name: /^Message to/ }));
  await page.keyboard.type('Is it free on Friday?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Is it free on Friday?')).toBeVisible();
  await expect(page.getByRole('log').getByText('Sent')).toBeVisible();
});

test('without a mouse: delete a profile', { tag: '@once' }, async ({ page }) => {
  await page.goto('/login?redirect=%2Fedit-profile');
  await signInByKeys(page, 'maya@demo.roborrow.example');
  await tabTo(page, page.getByRole('button', { name: 'Delete profile' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Delete everything' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
});
