import { expect, test } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { channels, colorOf, contrast } from './colors.ts';
import { changeFaults } from './faults.ts';

test.describe('Login (D65)', () => {
  test('is accessible while it says what is wrong, and while it waits; its focus ring is visible, and has not the color of errors, in light and dark', async ({
    page,
  }) => {
    const email = page.getByLabel('Email');
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    await page.goto('/login');
    await email.fill('lucas@demo.roborrow.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await submit.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await email.fill('no-address');
    await submit.click();
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    await expectAccessibleAtBothWidths(page);

    await email.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const ring = await colorOf(email, 'outlineColor');
      expect(contrast(ring, await colorOf(page.locator('body'), 'backgroundColor'))).toBeGreaterThan(3);
      // Not a shade of the same color: one has more blue, the other more red.
      const [redOfRing = 0, , blueOfRing = 0] = channels(ring);
      const error = page.getByText('Invalid email address');
      const [redOfError = 0, , blueOfError = 0] = channels(await colorOf(error, 'color'));
      expect(blueOfRing).toBeGreaterThan(redOfRing * 1.5);
      expect(redOfError).toBeGreaterThan(blueOfError * 1.5);
    }

    await changeFaults(page, { 'auth.signIn': 'hang' });
    await email.fill('lucas@demo.roborrow.example');
    await submit.click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await expectAccessible(page);
  });

  test('Google shows accounts in a dialog; "Somebody new" then chooses a username, also after a reload (D17, D34, D67)', async ({
    page,
  }) => {
    await page.goto('/login?redirect=%2Fmessages');
    const google = page.getByRole('button', { name: 'Sign in with Google' });
    const chooser = page.getByRole('dialog', { name: 'Choose an account' });
    await google.click();
    await expect(chooser.getByRole('button', { name: /Priya Raman/ })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('Escape');
    await expect(chooser).toHaveCount(0);
    await expect(google).toBeFocused();
    await google.click();
    await chooser.getByRole('button', { name: /^Somebody new/ }).click();
    const heading = page.getByRole('heading', { name: 'Choose Your Username' });
    await expect(heading).toBeVisible();
    await expectAccessibleAtBothWidths(page);

    // The account exists from now on, still without a username.
    await page.reload();
    await expect(heading).toBeVisible();
    await page.getByRole('textbox').fill('robin_n');
    await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
  });
});
