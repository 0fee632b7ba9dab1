import { expect, type Page } from '@playwright/test';

/** All demo people share it; the login screen shows it. */
const DEMO_PASSWORD = 'robots4all';

/** Signs in on /login as a person types: address, password, button. Ends wherever the app then goes. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
}
