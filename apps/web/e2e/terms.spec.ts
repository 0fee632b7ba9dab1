import { expect, test } from './test.ts';
import { expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults, planFaults } from './faults.ts';

test.use({ viewport: { width: 390, height: 844 } });

const NEWCOMER = {
  Username: 'tess_terms',
  'First name': 'Tess',
  'Last name': 'Terms',
  Email: 'tess@example.com',
  Password: 'tiny robots',
  'Confirm password': 'tiny robots',
};

test('terms are read beside the form and accepted by keyboard; whose answer was lost is asked again until it is stored (D810, D812)', async ({
  page,
  context,
}) => {
  await planFaults(page, { 'users.acceptTerms': 'fail' });
  await page.goto('/register');
  for (const [label, text] of Object.entries(NEWCOMER))
    await page.getByLabel(label, { exact: true }).fill(text);
  const box = page.getByRole('checkbox', { name: /^I accept the terms of November 1, 2026/ });

  await test.step('without them there is no account', async () => {
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    await expect(page.getByText('Please accept the terms and the community rules')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
  await test.step('they open in a tab of their own, and nothing typed is lost', async () => {
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: 'Terms', exact: true }).press('Enter');
    const terms = await opened;
    await expect(terms.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await terms.close();
    await expect(page.getByLabel('Email')).toHaveValue(NEWCOMER.Email);
  });
  await box.press('Space');
  await box.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  const dialog = page.getByRole('dialog', { name: 'Please read our terms' });
  await test.step('the member is asked, and may put it off', async () => {
    await expect(dialog).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('and is asked at the next visit, until the answer is stored', async () => {
    await page.reload();
    const accept = dialog.getByRole('button', { name: 'I accept' });
    await accept.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await changeFaults(page, {});
    await accept.press('Enter');
    await expect(page.getByText('Thank you. You have accepted the terms.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});
