import { expect, test } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults, planFaults } from './faults.ts';
import { openAs } from './people.ts';

test.describe('Forgot password (D16)', () => {
  test('gives the same answer for a known and an unknown address', { tag: '@once' }, async ({ page }) => {
    const answers: string[] = [];
    for (const email of ['lucas@demo.roborrow.example', 'unknown@demo.roborrow.example']) {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
      await page.getByLabel('Email').fill(` ${email} `);
      await page.getByRole('button', { name: 'Send reset link' }).click();
      const heading = page.getByRole('heading', { name: 'Check your mail' });
      await expect(heading).toBeFocused();
      await expectAccessible(page);
      answers.push((await page.getByRole('main').innerText()).replace(email, ''));
    }
    expect(answers[0]).toBe(answers[1]);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('shows what is wrong with an address', { tag: '@once' }, async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('no-address');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
    await expectAccessibleAtBothWidths(page);
  });

  test(
    'reports a mail that could not be sent, and can be tried again',
    { tag: '@once' },
    async ({ page }) => {
      await planFaults(page, { 'auth.requestPasswordReset': 'fail' });
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill('lucas@demo.roborrow.example');
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByRole('alert')).toContainText('There was no answer');
      await expectAccessibleAtBothWidths(page);
      await changeFaults(page, {});
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByText(/^If there is an account for lucas@/)).toBeVisible();
    },
  );
});

test.describe('About (D64)', () => {
  test('a mission, six values, three steps, and two ways on', { tag: '@once' }, async ({ page }) => {
    await page.goto('/about');
    await expect(page).toHaveTitle(/^About/);
    await expect(page.getByRole('region', { name: 'What we stand for' }).getByRole('listitem')).toHaveCount(
      6,
    );
    await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(3);
    await expectAccessibleAtBothWidths(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Browse Robots' })).toHaveAttribute('href', '/robots');
    await main.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/register');
  });

  test('does not ask members to sign up', { tag: '@once' }, async ({ page }) => {
    await openAs(page, 'lucas@demo.roborrow.example', '/about');
    await expect(page.getByRole('heading', { name: 'About Roborrow' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  });
});

test('Contact shows the contact addresses (D30)', { tag: '@once' }, async ({ page }) => {
  await page.goto('/no/such/page');
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    /^mailto:.+@.+/,
  );
  await expectAccessibleAtBothWidths(page);
});

test.describe('Diagnostic (D32)', () => {
  test(
    'the demo needs no configuration, reports each service as in memory, and passes',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/firebase-diagnostic');
      await expect(page.getByText('Everything is in order.')).toBeVisible();
      const configuration = page.getByRole('region', { name: 'Configuration' }).getByRole('term');
      await expect(configuration).toHaveText([
        'VITE_FIREBASE_API_KEY',
        'VITE_FIREBASE_AUTH_DOMAIN',
        'VITE_FIREBASE_PROJECT_ID',
        'VITE_FIREBASE_STORAGE_BUCKET',
        'VITE_FIREBASE_MESSAGING_SENDER_ID',
        'VITE_FIREBASE_APP_ID',
      ]);
      const services = page.getByRole('region', { name: 'Services' });
      await expect(services.getByRole('term')).toHaveText([
        'Initialization',
        'Authentication',
        'Database',
        'Storage',
      ]);
      await expect(services.getByText('In memory, demo data')).toHaveCount(4);
      await expect(services.getByText('Up', { exact: true })).toHaveCount(4);
      await expectAccessibleAtBothWidths(page);
    },
  );

  test(
    'services that do not answer are reported down with a fix; checking again finds them up',
    { tag: '@once' },
    async ({ page }) => {
      await planFaults(page, { 'diagnostics.report': 'fail' });
      await page.goto('/firebase-diagnostic');
      await expect(page.getByText('3 services are not answering.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'How to fix it' }).getByRole('listitem')).toHaveCount(3);
      await expectAccessibleAtBothWidths(page);
      await changeFaults(page, {});
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(page.getByText('Everything is in order.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'How to fix it' })).toHaveCount(0);
    },
  );

  test('shows that it is still checking', { tag: '@once' }, async ({ page }) => {
    await planFaults(page, { 'diagnostics.report': 'hang' });
    await page.goto('/firebase-diagnostic');
    await expect(page.getByRole('status', { name: 'Checking the backend' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});
