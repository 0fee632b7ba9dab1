import { expect, test, type Page } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { planFaults } from './faults.ts';
import { openAs } from './people.ts';

const NEWCOMER = {
  Username: 'nora_new',
  'First name': 'Nora',
  'Last name': 'Newcomer',
  Email: 'nora@example.com',
  Password: 'tiny robots',
  'Confirm password': 'tiny robots',
};
type Label = keyof typeof NEWCOMER;

const field = (page: Page, label: Label) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

async function fillIn(page: Page, changes: Partial<Record<Label, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...NEWCOMER, ...changes })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

test.describe('Register (D66, D121)', () => {
  test(
    'creates an account and its profile, and opens the dashboard without asking for a username',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/register');
      await page.evaluate(() => {
        new MutationObserver(() => {
          if (document.body.innerText.includes('Choose Your Username'))
            document.documentElement.dataset['flashed'] = '';
        }).observe(document.body, { childList: true, subtree: true });
      });
      await fillIn(page);
      await expect(page.getByText('Username is available')).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await submit(page);
      await expect(page.getByText('Account created successfully!')).toBeVisible();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByText('Nora Newcomer').first()).toBeAttached();
      await expect(page.locator('html')).not.toHaveAttribute('data-flashed');

      await page.reload();
      await expect(page).toHaveURL('/dashboard');
      await page.goto('/register');
      await expect(page).toHaveURL('/dashboard');
    },
  );

  test('opens the page that the visitor wanted', { tag: '@once' }, async ({ page }) => {
    await page.goto('/login?redirect=%2Fmessages');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillIn(page);
    await submit(page);
    await expect(page).toHaveURL('/messages');
  });

  test('shows what is missing at each field, and focuses the first', { tag: '@once' }, async ({ page }) => {
    await page.goto('/register');
    await submit(page);
    await expect(field(page, 'Username')).toBeFocused();
    const sentences: Record<Label, string> = {
      Username: 'Username is required',
      'First name': 'First name is required',
      'Last name': 'Last name is required',
      Email: 'Email is required',
      Password: 'Password is required',
      'Confirm password': 'Please confirm your password',
    };
    for (const [label, sentence] of Object.entries(sentences)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(sentence));
    }
    await expectAccessibleAtBothWidths(page);
    await fillIn(page, { Username: 'no', Email: 'nora', Password: '12345', 'Confirm password': '12345' });
    await expect(field(page, 'Username')).toHaveAccessibleDescription(
      /Username must be at least 3 characters long/,
    );
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address');
    await expect(field(page, 'Password')).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    );
    await expect(field(page, 'First name')).toHaveAccessibleDescription('');
  });

  test(
    'different passwords are reported at the field and in a toast; both can be shown',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/register');
      await fillIn(page, { 'Confirm password': 'huge robots' });
      await submit(page);
      await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('Passwords do not match');
      await expect(field(page, 'Confirm password')).toBeFocused();
      await expect(page.getByRole('listitem').filter({ hasText: 'Passwords do not match' })).toBeVisible();
      await expect(page).toHaveURL('/register');

      for (const toggle of await page.getByRole('button', { name: 'Show password' }).all())
        await toggle.click();
      await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
      await expect(field(page, 'Confirm password')).toHaveAttribute('type', 'text');
      await expectAccessibleAtBothWidths(page);
    },
  );

  test(
    'a username is normalised while it is typed, and a taken one is reported',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/register');
      await field(page, 'Username').pressSequentially('Maya-Demo! ');
      await expect(field(page, 'Username')).toHaveValue('mayademo');
      await expect(page.getByText('Username is available')).toBeVisible();
      await field(page, 'Username').fill('MAYA_demo');
      await expect(field(page, 'Username')).toHaveAccessibleDescription(/Username is already taken/);
      await expectAccessibleAtBothWidths(page);
    },
  );

  test(
    'submitting before the check ends still reports a taken name, and keeps what was typed',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/register');
      await fillIn(page, { Username: 'maya_demo' });
      await submit(page);
      await expect(page.getByRole('listitem').filter({ hasText: 'Username is already taken' })).toBeVisible();
      await expect(field(page, 'Username')).toBeFocused();
      await expect(field(page, 'Password')).toHaveValue(NEWCOMER.Password);
      await field(page, 'Username').fill(NEWCOMER.Username);
      await submit(page);
      await expect(page).toHaveURL('/dashboard');
    },
  );

  test(
    "another user's email address creates no account, and the name stays free",
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/register');
      await fillIn(page, { Email: 'maya@demo.roborrow.example' });
      await submit(page);
      await expect(page.getByRole('alert')).toContainText('already in use');
      await expectAccessible(page);
      await field(page, 'Email').fill(NEWCOMER.Email);
      await submit(page);
      await expect(page).toHaveURL('/dashboard');
    },
  );

  test('a failed check counts as not available', { tag: '@once' }, async ({ page }) => {
    await planFaults(page, { 'users.isUsernameTaken': 'fail' });
    await page.goto('/register');
    await field(page, 'Username').fill('nora_new');
    await expect(field(page, 'Username')).toHaveAccessibleDescription(/Error checking username availability/);
    await fillIn(page);
    await submit(page);
    await expect(page.getByRole('alert')).toContainText('There was no answer');
    await expect(page).toHaveURL('/register');
  });

  for (const operation of ['auth.register', 'auth.setDisplayName', 'users.createProfile'] as const) {
    test(
      `when the answer to ${operation} is lost, the account and the names exist`,
      { tag: '@once' },
      async ({ page }) => {
        await planFaults(page, { [operation]: 'lose-answer' });
        await page.goto('/register');
        await fillIn(page);
        await submit(page);
        await expect(page).toHaveURL('/dashboard');
        await expect(page.getByText('Nora Newcomer').first()).toBeAttached();
      },
    );
  }

  test(
    'an account whose profile could not be created continues in Choose Your Username, with its names',
    { tag: '@once' },
    async ({ page }) => {
      await planFaults(page, { 'users.createProfile': 'fail' });
      await page.goto('/register');
      await fillIn(page);
      await submit(page);
      await expect(page.getByRole('heading', { name: 'Choose Your Username' })).toBeVisible();
      await expect(page.getByText(/There was no answer/)).toBeVisible();
      await page.evaluate(() => sessionStorage.removeItem('roborrow.faults'));
      await page.getByLabel('Username').fill('nora_new');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByText('Nora Newcomer').first()).toBeAttached();
    },
  );

  test(
    'while it runs the button shows it, and twenty clicks are one try',
    { tag: '@once' },
    async ({ page }) => {
      await planFaults(page, { 'auth.register': 'hang' });
      await page.goto('/register');
      await fillIn(page);
      await submit(page);
      const busy = page.getByRole('button', { name: 'Creating your account...' });
      for (let click = 0; click < 20; click += 1) await busy.click({ force: true });
      await expect(busy).toHaveAttribute('aria-busy', 'true');
      await expectAccessible(page);
    },
  );

  test('Google can be used to sign up too', { tag: '@once' }, async ({ page }) => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Sign up with Google' }).click();
    await page
      .getByRole('dialog', { name: 'Choose an account' })
      .getByRole('button', { name: /Grace Kim/ })
      .click();
    await expect(page.getByText('Account created successfully!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });

  test('is closed to members', { tag: '@once' }, async ({ page }) => {
    await openAs(page, 'lucas@demo.roborrow.example', '/dashboard');
    await page.goto('/register');
    await expect(page).toHaveURL('/dashboard');
  });
});
