import { expect, test } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults } from './faults.ts';
import { navigate } from './navigate.ts';

test('Forgot password, the 404 page, Contact, About, Report a problem and the diagnostic are accessible, whatever they say (D16, D75, D30, D64, D785, D32)', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const send = page.getByRole('button', { name: 'Send reset link' });
  await send.click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('Email').fill('unknown@demo.roborrow.example');
  await send.click();
  await expect(page.getByRole('heading', { name: 'No mail is sent in the demo' })).toBeFocused();
  await expectAccessible(page);

  await navigate(page, '/no/such/page');
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'About Roborrow' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Report a problem' }).click();
  await expect(page.getByRole('definition').nth(1)).toHaveText('/about');
  // The history remembers it, and no server knows it.
  await page.reload();
  await expect(page.getByRole('definition').nth(1)).toHaveText('/about');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('What happened, and what did you expect?').fill('The map stays empty.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expectAccessible(page);

  await changeFaults(page, { 'diagnostics.report': 'hang' });
  await navigate(page, '/firebase-diagnostic');
  await expect(page.getByRole('status', { name: 'Checking the backend' })).toBeVisible();
  await expectAccessible(page);
  await changeFaults(page, { 'diagnostics.report': 'fail' });
  await page.reload();
  await expect(page.getByText('3 services are not answering.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await changeFaults(page, {});
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Everything is in order.')).toBeVisible();
  await expectAccessible(page);
});
