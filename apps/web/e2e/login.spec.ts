import { expect, test } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { planFaults } from './faults.ts';
import { openAs, signIn } from './people.ts';

test.describe('Login (D65, D120)', () => {
  test('shows what is wrong at each field, and focuses the first', { tag: '@once' }, async ({ page }) => {
    await page.goto('/login');
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    await submit.click();
    const email = page.getByLabel('Email');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Email is required');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password is required',
    );
    await email.fill('no-address');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
    await expectAccessibleAtBothWidths(page);
  });

  test(
    'does not distinguish an unknown address from a wrong password, and keeps what was typed',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/login');
      const texts: string[] = [];
      for (const email of ['unknown@demo.roborrow.example', 'lucas@demo.roborrow.example']) {
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill('not the password');
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        texts.push(await page.getByRole('alert').innerText());
        await expect(page.getByLabel('Email')).toHaveValue(email);
      }
      expect(texts[0]).toBe(texts[1]);
      await expectAccessibleAtBothWidths(page);
    },
  );

  test(
    'opens the page that the visitor wanted, and only within this site (D14)',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/messages');
      await expect(page).toHaveURL('/login?redirect=%2Fmessages');
      await signIn(page, 'lucas@demo.roborrow.example');
      await expect(page).toHaveURL('/messages');
      await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F');
      await expect(page).toHaveURL('/dashboard');
    },
  );

  test(
    'Google shows the demo users; closing the chooser changes nothing (D34)',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      const chooser = page.getByRole('dialog', { name: 'Choose an account' });
      await expect(chooser).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await page.keyboard.press('Escape');
      await expect(chooser).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeFocused();
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      await chooser.getByRole('button', { name: /Priya Raman/ }).click();
      await expect(page).toHaveURL('/dashboard');
    },
  );

  test(
    '"Somebody new" signs in with Google for the first time and chooses a username (D17, D34)',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/login?redirect=%2Fmessages');
      await page.getByRole('button', { name: 'Sign in with Google' }).click();
      const chooser = page.getByRole('dialog', { name: 'Choose an account' });
      await chooser.getByRole('button', { name: /^Somebody new/ }).click();
      await expect(page.getByRole('heading', { name: 'Choose Your Username' })).toBeVisible();
      await expectAccessibleAtBothWidths(page);

      // The account exists from now on, still without a username.
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Choose Your Username' })).toBeVisible();
      await page.getByRole('textbox').fill('robin_n');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    },
  );

  test('remembers the address, not the session (D15)', { tag: '@once' }, async ({ page, context }) => {
    await page.goto('/login');
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await signIn(page, 'lucas@demo.roborrow.example');
    const other = await context.newPage();
    await other.goto('/login');
    await expect(other.getByLabel('Email')).toHaveValue('lucas@demo.roborrow.example');
    await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });

  test('logging out opens Home, and member pages are closed again', async ({ page }) => {
    await openAs(page, 'lucas@demo.roborrow.example', '/dashboard');
    const openMenu = page.getByRole('button', { name: 'Open menu' });
    if (await openMenu.isVisible()) await openMenu.click();
    await page.getByRole('button', { name: 'Account menu of Lucas Bennett' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Hello, Lucas')).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
  });

  test(
    'an operation that hangs keeps the button busy, and twenty clicks are one try',
    { tag: '@once' },
    async ({ page }) => {
      await planFaults(page, { 'auth.signIn': 'hang' });
      await page.goto('/login');
      await page.getByLabel('Email').fill('lucas@demo.roborrow.example');
      await page.getByLabel('Password', { exact: true }).fill('robots4all');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
      await expectAccessible(page);
    },
  );
});
