import { expect, test, type Page } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults } from './faults.ts';
import { openAs, signIn } from './people.ts';

const MAYA = 'maya@demo.roborrow.example';

async function editAs(page: Page, email: string): Promise<void> {
  await openAs(page, email, '/edit-profile');
  await expect(page.getByLabel('First name')).toBeVisible();
}

/** Sets the sign-in to ten minutes ago, too old for a deletion. */
async function ageSignIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('roborrow.session') ?? '{}') as { signedInAt: number };
    sessionStorage.setItem(
      'roborrow.session',
      JSON.stringify({ ...session, signedInAt: session.signedInAt - 600_000 }),
    );
  });
  await page.reload();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your profile?' });
const ask = (page: Page) => page.getByRole('button', { name: 'Delete profile' }).click();
const askAgain = (page: Page) => page.getByRole('button', { name: 'Finish deleting' }).click();
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete everything' }).click();

async function expectGone(page: Page): Promise<void> {
  await expect(page.getByText('Profile deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: /Explore by Category/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Okafor')).toHaveCount(0);
}

test.describe('Deleting a profile (D74, D18)', () => {
  test(
    'says what is deleted, and keeps everything without confirmation',
    { tag: '@once' },
    async ({ page }) => {
      await editAs(page, MAYA);
      await ask(page);
      await expect(dialog(page).getByRole('listitem')).toHaveText([
        /profile and personal information, and the robots and searches that you saved/,
        /robot listings/,
        /messages and conversations/,
        /account and your login/,
      ]);
      await expectAccessibleAtBothWidths(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await ask(page);
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByLabel('First name')).toHaveValue('Maya');
    },
  );

  test(
    "leaves nothing on the screen: not here, not in her other tab, not in her counterpart's",
    { tag: '@once' },
    async ({ page, context }) => {
      const other = await context.newPage();
      await openAs(other, 'lucas@demo.roborrow.example', '/messages');
      await expect(other.getByText('Maya Okafor').first()).toBeVisible();
      const own = await context.newPage();
      await openAs(own, MAYA, '/dashboard');
      await expect(own).toHaveURL('/dashboard');

      await editAs(page, MAYA);
      await page.getByLabel('First name').fill('Unsaved');
      await ask(page);
      await confirm(page);
      await expectGone(page);
      await expectAccessibleAtBothWidths(page);

      await expect(own).toHaveURL(/\/login/);
      await expect(own.getByLabel('Email')).toBeVisible();
      await expect(own.getByRole('button', { name: /Account menu/ })).toHaveCount(0);
      await other.reload();
      await expect(
        other.getByRole('region', { name: 'Conversations' }).getByRole('listitem').first(),
      ).toBeVisible();
      await expect(other.getByText('Maya Okafor')).toHaveCount(0);
    },
  );

  test(
    'leaves no data: no profile, listing or account, nothing in the browser; the name is free',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/profile/demo-maya');
      const listing = await page.getByRole('article').first().getByRole('link').getAttribute('href');
      await page.goto('/login?redirect=%2Fedit-profile');
      await page.getByRole('checkbox', { name: 'Remember me' }).check();
      await signIn(page, MAYA);
      await ask(page);
      await confirm(page);
      await expectGone(page);

      await page.goto('/profile/demo-maya');
      await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
      await page.goto(listing ?? '');
      await expect(page.getByText(/^Robot not found/)).toBeVisible();
      await page.goto('/login');
      await expect(page.getByLabel('Email')).toHaveValue('');
      await page.getByLabel('Email').fill(MAYA);
      await page.getByLabel('Password', { exact: true }).fill('robots4all');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.goto('/register');
      await page.getByLabel('Username').fill('maya_demo');
      await expect(page.getByText('Username is available')).toBeVisible();

      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept).not.toContain('maya');
    },
  );

  test(
    'asks for the password when the sign-in is not recent; a wrong one can be corrected',
    { tag: '@once' },
    async ({ page }) => {
      await editAs(page, MAYA);
      await ageSignIn(page);
      await ask(page);
      await confirm(page);
      const password = dialog(page).getByLabel('Password', { exact: true });
      await expect(password).toBeFocused();
      await expectAccessible(page);
      await confirm(page);
      await expect(password).toHaveAccessibleDescription('Password is required');
      await password.fill('not the password');
      await password.press('Enter');
      await expect(password).toHaveAccessibleDescription(/wrong/);
      await expectAccessible(page);
      await password.fill('robots4all');
      await password.press('Enter');
      await expectGone(page);
    },
  );

  test('asks for Google if the user signs in with Google', { tag: '@once' }, async ({ page }) => {
    await page.goto('/login?redirect=%2Fedit-profile');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: /Grace Kim/ }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    await ageSignIn(page);
    await ask(page);
    await confirm(page);
    const google = dialog(page).getByRole('button', { name: 'Continue with Google' });
    await expect(google).toBeVisible();
    await expectAccessible(page);
    const chooser = page.getByRole('dialog', { name: 'Choose an account' });
    await google.click();
    await expect(chooser).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chooser).toHaveCount(0);
    await expect(dialog(page).getByRole('alert')).toContainText('closed before an account was chosen');
    await google.click();
    await chooser.getByRole('button', { name: /Priya Raman/ }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('another');
    await google.click();
    await chooser.getByRole('button', { name: /Grace Kim/ }).click();
    await expectGone(page);
    await page.goto('/profile/demo-grace');
    await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
  });

  test(
    'when a step of it fails, a toast reports it, the dialog closes, and the deletion can be finished later',
    { tag: '@once' },
    async ({ page }) => {
      await editAs(page, MAYA);
      // In the order in which they run: before the first has succeeded, the profile is not being deleted yet.
      for (const operation of [
        'users.beginDeletion',
        'images.deleteAllOf',
        'messages.deleteAllOf',
        'users.deleteProfile',
      ]) {
        const isBegun = operation !== 'users.beginDeletion' && operation !== 'images.deleteAllOf';
        await changeFaults(page, { [operation]: 'fail' });
        await (isBegun ? askAgain(page) : ask(page));
        await confirm(page);
        await expect(page.getByText(/^Failed to delete profile: There was no answer/)).toBeVisible();
        await expect(dialog(page)).toHaveCount(0);
        await expect(page).toHaveURL('/edit-profile');
        await expectAccessible(page);
        await page.reload();
      }
      await changeFaults(page, {});
      await askAgain(page);
      await confirm(page);
      await expectGone(page);
    },
  );

  test('lost answers are retried until everything is deleted', { tag: '@once' }, async ({ page }) => {
    await editAs(page, MAYA);
    await changeFaults(page, { 'auth.deleteAccount': 'lose-answer', 'auth.signOut': 'lose-answer' });
    await ask(page);
    await confirm(page);
    await expectGone(page);
    await page.reload();
    await expect(page.getByRole('button', { name: /Account menu/ })).toHaveCount(0);
  });

  test(
    'a deletion that was interrupted before the account can be finished after a reload',
    { tag: '@once' },
    async ({ page }) => {
      await editAs(page, MAYA);
      await changeFaults(page, { 'auth.deleteAccount': 'fail' });
      await ask(page);
      await confirm(page);
      await expect(page.getByText(/^Failed to delete profile/)).toBeVisible();
      await changeFaults(page, {});
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your profile is being deleted' })).toBeFocused();
      await expect(page.getByLabel('Username')).toHaveCount(0);
      await expectAccessible(page);
      await askAgain(page);
      await expectAccessible(page);
      await confirm(page);
      await expectGone(page);
    },
  );

  test(
    'during a deletion, another tab of the user cannot save anything (D51)',
    { tag: '@once' },
    async ({ page, context }) => {
      const other = await context.newPage();
      await openAs(other, MAYA, '/dashboard?tab=robots');
      const pause = other.getByRole('button', { name: 'Pause' }).first();
      await expect(pause).toBeVisible();

      await editAs(page, MAYA);
      await changeFaults(page, { 'robots.deleteAllOf': 'hang' });
      await ask(page);
      await confirm(page);
      await expect(dialog(page).getByRole('button', { name: 'Deleting...' })).toBeVisible();

      await pause.click();
      await expect(other.getByText('Failed to update robot')).toBeVisible();
      await other.goto('/edit-profile');
      await expect(other.getByRole('heading', { name: 'Your profile is being deleted' })).toBeVisible();
      await expect(other.getByLabel('First name')).toHaveCount(0);
    },
  );

  test('a running deletion cannot be confirmed twice or closed', { tag: '@once' }, async ({ page }) => {
    await editAs(page, MAYA);
    await changeFaults(page, { 'images.deleteAllOf': 'hang' });
    await ask(page);
    await confirm(page);
    const busy = dialog(page).getByRole('button', { name: 'Deleting...' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(busy).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});
