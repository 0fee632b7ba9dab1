import { expect, type Page } from '@playwright/test';

/** The password of all demo users; the login screen shows it. */
const DEMO_PASSWORD = 'robots4all';

/** Signs in on /login as a user does: address, password, button. Ends at the page that the app then opens. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
}
