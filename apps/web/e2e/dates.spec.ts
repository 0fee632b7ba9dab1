import { expectAccessible } from './axe.ts';
import { openAs, signIn } from './people.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

const emailOf = (slug: string) => `${slug}@demo.roborrow.example`;

/** Wei-Lin's, for 1 to 14 days, at $64 a day. */
const ROVER = '/robots/demo-mesa-rover';

/** Opens the calendar and chooses days of the next month, in which no day is in the past. */
async function choose(page: Page, first: number, last: number): Promise<void> {
  await page.getByRole('button', { name: 'Ask about dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask about dates' });
  await dialog.getByRole('button', { name: 'Next month' }).click();
  for (const day of [first, last])
    await dialog.getByRole('button', { name: new RegExp(`\\b${day}, \\d{4}`) }).click();
}

test('two people: a visitor asks for dates and logs in on the way, the owner accepts, the renter cancels (D501, D503)', async ({
  page,
  context,
}) => {
  await page.goto(ROVER);
  const contact = page.getByRole('link', { name: 'Contact Owner' });
  await expect(contact).toBeVisible();
  const before = await contact.boundingBox();
  await choose(page, 10, 12);
  // The dialog stands beside the buttons, which must not move.
  expect(await contact.boundingBox()).toEqual(before);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3 days, $192 estimated')).toBeVisible();
  await expect(dialog.getByText('no booking, no payment and no contract')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue to your message' }).click();

  await signIn(page, emailOf('maya'));
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await expect(field).toHaveValue(/^Could I rent Mesa, .* \(3 days, about \$192\)\?$/);
  await expect(page.getByRole('region', { name: 'Request for dates' })).toContainText(
    '3 days, $192 estimated',
  );
  await page.getByRole('button', { name: 'Send' }).click();
  const asked = page.getByRole('log').getByRole('region', { name: 'Request for dates' });
  await expect(asked.getByText('Asked')).toBeVisible();
  await expect(asked.getByRole('button')).toHaveText(['Withdraw']);
  await expect(page.getByRole('button', { name: 'Do not ask about dates' })).toHaveCount(0);
  await expectAccessible(page);

  const owner = await context.newPage();
  await openAs(owner, emailOf('weilin'), '/messages');
  await owner.getByRole('region', { name: 'Conversations' }).getByRole('button', { name: /Maya/ }).click();
  const received = owner.getByRole('log').getByRole('region', { name: 'Request for dates' });
  await expect(received.getByRole('button')).toHaveText(['Accept', 'Decline']);
  await received.getByRole('button', { name: 'Accept' }).click();
  await expect(received.getByText('Accepted')).toBeVisible();

  await expect(asked.getByText('Accepted')).toBeVisible();
  // A visitor sees that these days are taken, and may ask for them all the same (D511).
  const visitor = await context.newPage();
  await visitor.goto(ROVER);
  await choose(visitor, 9, 11);
  const calendar = visitor.getByRole('dialog');
  await expect(calendar.getByText(/^Taken: .* 10 – .* 12, \d{4}\.$/)).toBeVisible();
  await expect(calendar.getByRole('button', { name: /, taken$/ })).toHaveCount(3);
  await expect(calendar.getByText('Some of these days are taken already.')).toBeVisible();
  await expect(calendar.getByText('Maya')).toHaveCount(0);
  await expectAccessible(visitor);
  await expect(page.getByRole('log').getByText(/^I accept the request for/)).toBeVisible();

  // The owner's dashboard has it among the rentals (D509).
  await owner.goto('/dashboard?tab=rentals');
  const rentals = owner.getByRole('region', { name: 'Accepted by you' });
  await expect(rentals).toContainText('asked by Maya Okafor');
  const lent = owner.getByRole('region', { name: 'Days that you accepted' });
  await lent.getByRole('button', { name: 'Next month' }).click();
  await expect(lent.getByRole('button', { name: /, accepted for Maya Okafor$/ })).toHaveCount(3);
  await expectAccessible(owner);
  await rentals.getByRole('link', { name: 'Open the conversation with Maya Okafor' }).click();
  await expect(received.getByText('Accepted')).toBeVisible();

  await asked.getByRole('button', { name: 'Cancel these dates' }).click();
  await expect(asked.getByText('Cancelled')).toBeVisible();
  await expect(received.getByText('Cancelled')).toBeVisible();
  await expect(received.getByRole('button')).toHaveCount(0);
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Ask about dates' }).click();
  await expect(calendar.getByText('No days are taken yet.')).toBeVisible();
});

test(
  'by keyboard: the calendar takes both days, and says what is wrong with them (D501)',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(ROVER);
    await page.getByRole('button', { name: 'Ask about dates' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ask about dates' });
    const proceed = dialog.getByRole('button', { name: 'Continue to your message' });
    await proceed.press('Enter');
    await expect(dialog.getByText('Choose the first day and the last day.', { exact: true })).toBeVisible();

    // Tab reaches today. After the first day, the focus moves on to the next.
    await dialog.getByRole('button', { name: 'Next month' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (let day = 0; day < 2; day++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(
      dialog.getByText('16 days chosen. The owner rents it out for 14 days at most.'),
    ).toBeVisible();
    await proceed.press('Enter');
    await expect(dialog).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ask about dates' })).toBeFocused();
  },
);
