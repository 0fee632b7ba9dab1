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

/**
 * Opens an address in a tab where this demo user has signed in already: the demo's session is put into the tab's storage.
 * For tests that are not about signing in, because the login form costs as much as the page that they look at.
 */
export async function openAs(page: Page, email: string, address: string): Promise<void> {
  // Before the page's own scripts, and in this document alone, so that a later reload finds what the app left.
  const script = await page.addInitScript(
    (uid) => sessionStorage.setItem('roborrow.session', JSON.stringify({ uid, signedInAt: Date.now() })),
    `demo-${email.split('@')[0] ?? ''}`,
  );
  await page.goto(address);
  await script.dispose();
  await untilSignedIn(page);
}

/** Waits until the app has the page and knows the session. Before that, a link leads on without the app. */
export async function untilSignedIn(page: Page): Promise<void> {
  // On a phone it is in the closed menu.
  await expect(
    page.getByRole('button', { name: /^(Account menu|Menú de la cuenta)/, includeHidden: true }),
  ).toBeAttached();
}
