import type { FirebaseBackend } from '@roborrow/adapter-firebase';
import { createEmulatorClient } from '@roborrow/adapter-firebase/testing';
import { DEMO_TERMS, fullName, type AuthUser, type Username } from '@roborrow/domain';
import { webEnvironment } from '@roborrow/tools/web-environment';
import { expect, type Browser, type Page } from '@playwright/test';
import { recordDenials } from './denials.ts';
import { recordReceived, type Received } from './received.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
}

export const PASSWORD = 'tiny robots';

/** A new user whom no earlier run created. */
export const createPerson = (firstName: string, lastName: string): Person => {
  const unique = Math.random().toString(36).slice(2, 8);
  const name = `${firstName.toLowerCase()}_${unique}`;
  return { firstName, lastName, username: name, email: `${name}@private.example` };
};

/** A user whom the adapter signed up, not the form, over a reliable connection. */
export interface Account {
  readonly client: FirebaseBackend;
  readonly user: AuthUser;
}

/** Signs a user up without a browser. The test closes the client. */
export async function signUp({ firstName, lastName, email, username }: Person): Promise<Account> {
  const client = createEmulatorClient(webEnvironment()['VITE_FIREBASE_PROJECT_ID'] ?? '');
  const user = await client.ports.auth.register(email, PASSWORD);
  await client.ports.users.createProfile({
    id: user.uid,
    username: username as Username, // created as a valid one
    firstName,
    lastName,
    displayName: fullName(firstName, lastName),
    email,
  });
  await client.ports.users.acceptTerms(user.uid, DEMO_TERMS);
  return { client, user };
}

/**
 * Opens an address in a tab where this user has signed in already: the sign-in is put where the SDK keeps it in the tab. For tests
 * that are not about signing in, because each form costs as much as the page behind it.
 */
export async function openAs(page: Page, { client }: Account, address: string): Promise<void> {
  const key = `firebase:authUser:${webEnvironment()['VITE_FIREBASE_API_KEY']}:roborrow-1`;
  // Before the page's own scripts, and in this document alone, so that a later reload finds what the app left.
  const script = await page.addInitScript(
    ([name = '', signIn = '']) => sessionStorage.setItem(name, signIn),
    [key, JSON.stringify(client.auth.currentUser)],
  );
  await page.goto(address);
  // On a phone it is in the closed menu.
  await expect(
    page.getByRole('button', { name: /^(Account menu|Menú de la cuenta)/, includeHidden: true }),
  ).toBeAttached();
  await script.dispose();
}

/** A browser with its own cookies, caches and tabs. */
export interface OwnBrowser {
  readonly page: Page;
  readonly received: Received;
  /** What was denied unexpectedly, and errors. */
  readonly denials: () => Promise<readonly string[]>;
}

export async function openBrowser(browser: Browser): Promise<OwnBrowser> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const denials = recordDenials(page);
  return { page, denials, received: await recordReceived(page) };
}

export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Username', { exact: true }).fill(person.username);
  await page.getByLabel('First name', { exact: true }).fill(person.firstName);
  await page.getByLabel('Last name', { exact: true }).fill(person.lastName);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await expect(page.getByText('Username is available')).toBeVisible();
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
}

export async function signIn(page: Page, { email }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}

export async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /Account menu/ });
  await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(menu).toHaveCount(0);
}

/**
 * Records what toasts say from now on in this document: a toast leaves after three seconds (D76), and on a busy machine a
 * test may look too rarely to see it.
 */
export async function recordToasts(page: Page): Promise<() => Promise<readonly string[]>> {
  const texts = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[data-sonner-toast]'))
        if (textContent && !seen.includes(textContent)) seen.push(textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  });
  return () => texts.jsonValue();
}
