import { expect, test } from './test.ts';
import { expectAccessibleAtBothWidths } from './axe.ts';
import { openAs, signIn } from './people.ts';

const MAYA = 'maya@demo.roborrow.example';

test(
  'a member logs out everywhere else: the other tab says so, and comes back after a login (D490)',
  { tag: '@once' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await openAs(other, MAYA, '/messages');
    await openAs(page, MAYA, '/edit-profile');
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(page.getByText('You are logged in only here now.')).toBeVisible();

    await expect(other).toHaveURL(/\/login\?redirect=%2Fmessages/);
    await expect(other.getByText('Your session has ended.')).toBeVisible();
    await expectAccessibleAtBothWidths(other);
    await signIn(other, MAYA);
    await expect(other).toHaveURL('/messages');

    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
