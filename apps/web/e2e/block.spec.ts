import { expect, test } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { navigate } from './navigate.ts';
import { openAs } from './people.ts';

const emailOf = (slug: string) => `${slug}@demo.roborrow.example`;

test('two people: one blocks the other, whose message is refused, and undoes it (D450, D451)', async ({
  page,
  context,
}) => {
  await openAs(page, emailOf('lucas'), '/messages');
  await page
    .getByRole('region', { name: 'Conversations' })
    .getByRole('button', { name: /Maya Okafor/ })
    .click();
  await page.getByRole('button', { name: 'Block Maya Okafor' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('You blocked Maya Okafor.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const maya = await context.newPage();
  await openAs(maya, emailOf('maya'), '/messages?newConversation=demo-lucas');
  const field = maya.getByRole('textbox', { name: /^Message to/ });
  await field.fill('Are you there?');
  await field.press('Enter');
  await expect(maya.getByText('Your message could not be delivered.')).toBeVisible();

  await navigate(page, '/settings');
  const list = page.getByRole('region', { name: 'Blocked people' });
  await list.getByRole('button', { name: 'Unblock Maya Okafor' }).click();
  await expect(list.getByText('You have not blocked anyone.')).toBeVisible();

  await maya.getByRole('button', { name: 'Try again' }).click();
  await expect(maya.getByText('Your message could not be delivered.')).toHaveCount(0);
  await expect(
    maya.getByRole('log').getByRole('article').filter({ hasText: 'Are you there?' }),
  ).toHaveAttribute('data-status', 'sent');
});
