import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { navigate } from './navigate.ts';
import { openAs, signIn } from './people.ts';
import { expect, test, type Page } from './test.ts';

const emailOf = (slug: string) => `${slug}@demo.roborrow.example`;

/** Wei-Lin's, for 1 to 14 days, at $64 a day. */
const ROVER = '/robots/demo-mesa-rover';

/** Where the button to write to the owner is, at both widths. */
async function placesOfContact(page: Page) {
  const contact = page.getByRole('link', { name: 'Contact Owner' });
  const places = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    places.push(await contact.boundingBox());
  }
  return places;
}

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
  const dialog = page.getByRole('dialog', { name: 'Ask about dates' });
  const asked = page.getByRole('log').getByRole('region', { name: 'Request for dates' });

  await test.step('by keyboard, the calendar takes both days, and says what is wrong with them', async () => {
    await page.goto(ROVER);
    const opener = page.getByRole('button', { name: 'Ask about dates' });
    await opener.press('Enter');
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
    await expect(opener).toBeFocused();
  });

  await test.step('a visitor chooses days, logs in, and asks', async () => {
    const before = await placesOfContact(page);
    await choose(page, 10, 12);
    // The dialog stands beside the buttons, which must not move.
    expect(await placesOfContact(page)).toEqual(before);
    await expect(dialog.getByText('3 days, $192 estimated')).toBeVisible();
    await expect(dialog.getByText('no booking, no payment and no contract')).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue to your message' }).click();
    await signIn(page, emailOf('maya'));
    await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue(
      /^Could I rent Mesa, .* \(3 days, about \$192\)\?$/,
    );
    await expect(page.getByRole('region', { name: 'Request for dates' })).toContainText(
      '3 days, $192 estimated',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(asked.getByText('Asked')).toBeVisible();
    await expect(asked.getByRole('button')).toHaveText(['Withdraw']);
    await expectAccessibleAtBothWidths(page);
  });

  const owner = await context.newPage();
  const received = owner.getByRole('log').getByRole('region', { name: 'Request for dates' });
  await test.step('the owner accepts, which the renter sees, and which stands among the rentals (D509)', async () => {
    await openAs(owner, emailOf('weilin'), '/messages?newConversation=demo-maya');
    await expect(received.getByRole('button')).toHaveText(['Accept', 'Decline']);
    await received.getByRole('button', { name: 'Accept' }).click();
    await expect(received.getByText('Accepted')).toBeVisible();
    await expect(asked.getByText('Accepted')).toBeVisible();
    await expect(page.getByRole('log').getByText(/^I accept the request for/)).toBeVisible();

    await navigate(owner, '/dashboard?tab=rentals');
    const rentals = owner.getByRole('region', { name: 'Accepted by you' });
    await expect(rentals).toContainText('asked by Maya Okafor');
    const lent = owner.getByRole('region', { name: 'Days that you accepted' });
    await lent.getByRole('button', { name: 'Next month' }).click();
    await expect(lent.getByRole('button', { name: /, accepted for Maya Okafor$/ })).toHaveCount(3);
    await expectAccessibleAtBothWidths(owner);
    await rentals.getByRole('link', { name: 'Open the conversation with Maya Okafor' }).click();
    await expect(received.getByText('Accepted')).toBeVisible();
  });

  await test.step('another visitor sees that these days are taken, and may ask for them all the same (D511)', async () => {
    const visitor = await context.newPage();
    await visitor.goto(ROVER);
    await choose(visitor, 9, 11);
    const calendar = visitor.getByRole('dialog');
    await expect(calendar.getByText(/^Taken: .* 10 – .* 12, \d{4}\.$/)).toBeVisible();
    await expect(calendar.getByRole('button', { name: /, taken$/ })).toHaveCount(3);
    await expect(calendar.getByText('Some of these days are taken already.')).toBeVisible();
    await expect(calendar.getByText('Maya')).toHaveCount(0);
    await expectAccessibleAtBothWidths(visitor);
  });

  await test.step('the renter cancels, after a question (D591)', async () => {
    const cancel = { name: 'Cancel these dates', exact: true };
    await asked.getByRole('button', cancel).click();
    const question = page.getByRole('dialog', { name: 'Cancel these dates?' });
    await expectAccessible(page);
    await question.getByRole('button', cancel).click();
    await expect(question).toHaveCount(0);
    await expect(asked.getByText('Cancelled')).toBeVisible();
    await expect(received.getByText('Cancelled')).toBeVisible();
    await expect(received.getByRole('button')).toHaveCount(0);
  });
});

test('two people: a rental that begins today is accepted, handed over and returned, which both see (D686)', async ({
  page,
  context,
}) => {
  const cardOf = (of: Page) => of.getByRole('log').getByRole('region', { name: 'Request for dates' });
  const dayIn = (days: number) => {
    const day = new Date(Date.now() + days * 86_400_000);
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
      .map((n) => `${n}`.padStart(2, '0'))
      .join('-');
  };
  await openAs(
    page,
    emailOf('maya'),
    `/messages?newConversation=demo-weilin&robotId=demo-mesa-rover&first=${dayIn(0)}&last=${dayIn(2)}`,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(cardOf(page).getByText('Asked')).toBeVisible();

  const owner = await context.newPage();
  await openAs(owner, emailOf('weilin'), '/messages?newConversation=demo-maya');
  await cardOf(owner).getByRole('button', { name: 'Accept' }).click();
  for (const of of [owner, page]) {
    await expect(cardOf(of).getByText('To hand over')).toBeVisible();
    await expect(cardOf(of).getByRole('button')).toHaveText(['Handed over', 'It did not happen']);
  }
  await expectAccessibleAtBothWidths(page);

  await cardOf(page).getByRole('button', { name: 'Handed over' }).click();
  await navigate(owner, '/dashboard');
  const current = owner.getByRole('region', { name: 'Now' });
  await expect(current).toContainText('Handed over');
  await expect(owner.getByRole('link', { name: /^Active Rentals 1/ })).toBeVisible();
  await expectAccessibleAtBothWidths(owner);
  await current.getByRole('button', { name: 'Returned' }).click();
  await expect(current).toHaveCount(0);
  await expect(owner.getByRole('link', { name: /^Active Rentals 0/ })).toBeVisible();
  await expect(cardOf(page).getByText('Done')).toBeVisible();
  await expect(cardOf(page).getByRole('button')).toHaveText(['Write a review']);
});
