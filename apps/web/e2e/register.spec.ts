import { expect, test, type Page } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';

const NEWCOMER = {
  Username: 'nora_new',
  'First name': 'Nora',
  'Last name': 'Newcomer',
  Email: 'nora@example.com',
  Password: 'tiny robots',
  'Confirm password': 'tiny robots',
};

const field = (page: Page, label: keyof typeof NEWCOMER) => page.getByLabel(label, { exact: true });

test('Register says what is wrong, creates the account at the next try, and opens the dashboard (D66, D121)', async ({
  page,
}) => {
  const submit = page.getByRole('button', { name: 'Create account' });
  await page.goto('/register');
  await test.step('without any input', async () => {
    await submit.click();
    await expect(field(page, 'Username')).toBeFocused();
    await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('Please confirm your password');
    await expectAccessibleAtBothWidths(page);
  });
  await test.step("with another user's address, and with passwords that are shown", async () => {
    for (const [label, text] of Object.entries(NEWCOMER))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('checkbox', { name: /^I accept the terms/ }).press('Space');
    await expect(page.getByText('Username is available')).toBeVisible();
    for (const toggle of await page.getByRole('button', { name: 'Show password' }).all())
      await toggle.click();
    await field(page, 'Email').fill('maya@demo.roborrow.example');
    await submit.click();
    await expect(page.getByRole('alert')).toContainText('already an account');
    await expectAccessible(page);
  });
  await test.step('with an address of their own', async () => {
    await field(page, 'Email').fill(NEWCOMER.Email);
    await submit.click();
    await expect(page.getByText('Account created successfully!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('button', { name: 'Account menu of Nora Newcomer' })).toBeVisible();
  });
});
