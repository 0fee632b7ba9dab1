import { expect, test, type Page } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults } from './faults.ts';
import { tabTo } from './keys.ts';
import { navigate } from './navigate.ts';
import { openAs } from './people.ts';

const MAYA = 'maya@demo.roborrow.example';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your profile?' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete everything' });

/** Whether the browser's storage has a profile of hers. */
const hasProfile = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('roborrow-demo');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const { result: database } = opening;
          const documents = database.transaction('documents').objectStore('documents');
          const counting = documents.count(['users', 'demo-maya']);
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result > 0);
          };
        };
      }),
  );

async function expectGone(page: Page): Promise<void> {
  await expect(page.getByText('Profile deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: /Explore by Category/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Okafor')).toHaveCount(0);
}

test.describe('Deleting a profile (D74, D18)', () => {
  test("by keyboard: it asks first, asks for the password again, is finished after an interruption, and leaves nothing here, in her other tab or in the browser's storage, and to her counterpart only his own words (D684)", async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await openAs(other, 'lucas@demo.roborrow.example', '/messages');
    await expect(other.getByText('Maya Okafor').first()).toBeVisible();
    const own = await context.newPage();
    await openAs(own, MAYA, '/dashboard');
    await expect(own).toHaveURL('/dashboard');

    const keys = page.keyboard;
    // The sign-in is ten minutes old, too old for a deletion.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      const session = { uid: 'demo-maya', signedInAt: Date.now() - 600_000 };
      sessionStorage.setItem('roborrow.session', JSON.stringify(session));
      localStorage.setItem('roborrow.email', 'maya@demo.roborrow.example'); // "Remember me"
    });
    await page.goto('/edit-profile');
    const opener = page.getByRole('button', { name: 'Delete profile' });
    await page.getByLabel('First name').fill('Unsaved');

    await test.step('the dialog can be closed', async () => {
      await tabTo(page, opener, 'Shift+Tab');
      await keys.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await keys.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
    const password = dialog(page).getByLabel('Password', { exact: true });
    await test.step('a wrong password can be corrected', async () => {
      await keys.press('Enter');
      await tabTo(page, confirm(page));
      await keys.press('Enter');
      await expect(password).toBeFocused();
      await keys.type('not the password');
      await keys.press('Enter');
      await expect(password).toHaveAccessibleDescription(/wrong/);
      await expectAccessible(page);
    });
    await test.step('while it runs, the dialog cannot be closed', async () => {
      // The last step, after everything else was deleted.
      await changeFaults(page, { 'auth.deleteAccount': 'hang' });
      await expect(password).toBeFocused();
      await keys.press('ControlOrMeta+a');
      await keys.type('robots4all');
      expect(await hasProfile(page)).toBe(true);
      await keys.press('Enter');
      const busy = dialog(page).getByRole('button', { name: 'Deleting...' });
      await expect(busy).toHaveAttribute('aria-busy', 'true');
      await keys.press('Escape');
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(busy).toBeVisible();
      await expectAccessible(page);
      // Before that, a reload would interrupt it earlier, and show her profile with its deletion begun.
      await expect.poll(() => hasProfile(page)).toBe(false);
    });
    await test.step('after a reload it is finished', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your profile is being deleted' })).toBeFocused();
      await expectAccessible(page);
      await changeFaults(page, {});
      await tabTo(page, page.getByRole('button', { name: 'Finish deleting' }));
      await keys.press('Enter');
      await tabTo(page, confirm(page));
      await keys.press('Enter');
      await expectGone(page);
    });
    await test.step('nothing of her is left', async () => {
      await expect(own).toHaveURL(/\/login/);
      await expect(own.getByLabel('Email')).toBeVisible();
      await expect(own.getByRole('button', { name: /Account menu/ })).toHaveCount(0);
      await other.reload();
      const conversations = other.getByRole('region', { name: 'Conversations' });
      await conversations.getByRole('button', { name: /Maya Okafor/ }).click();
      await expect(other.getByText(/^Maya Okafor has left Roborrow/)).toBeVisible();
      await expect(other.getByRole('log').getByRole('article').first()).toBeVisible();
      await expect(other.locator('article[data-status=received]')).toHaveCount(0);

      await navigate(page, '/profile/demo-maya');
      await expect(page.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept).not.toContain('maya');
    });
  });
});
