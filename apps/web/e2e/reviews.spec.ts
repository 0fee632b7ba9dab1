import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { dayIn } from './days.ts';
import { openAs } from './people.ts';
import { expect, test, type Page } from './test.ts';

const emailOf = (slug: string) => `${slug}@demo.roborrow.example`;
const cardOf = (of: Page) => of.getByRole('log').getByRole('group', { name: 'Request for dates' });

test('two people review each other after a rental: sealed until both wrote, then on the robot’s page, where one is answered (D700 to D703)', async ({
  page,
  context,
}) => {
  const owner = await context.newPage();
  await test.step('a rental takes place', async () => {
    await openAs(
      page,
      emailOf('maya'),
      `/messages?newConversation=demo-weilin&robotId=demo-mesa-rover&first=${dayIn(0)}&last=${dayIn(2)}`,
    );
    await page.getByRole('button', { name: 'Send' }).click();
    await openAs(owner, emailOf('weilin'), '/messages?newConversation=demo-maya');
    for (const name of ['Accept', 'Handed over', 'Returned'])
      await cardOf(owner).getByRole('button', { name }).click();
  });

  await test.step('the renter writes, by keyboard, in the conversation', async () => {
    await cardOf(page).getByRole('button', { name: 'Write a review' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your rental with Wei-Lin Chao' });
    await expect(dialog.getByText(/^Nobody reads it before Wei-Lin Chao has written one too/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save review' }).press('Enter');
    await expect(dialog.getByText('Please choose how many stars')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    const one = dialog.getByRole('radio', { name: '1 star' });
    await one.focus();
    await page.keyboard.press('Space');
    for (let more = 1; more < 4; more++) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('It climbed the garden steps, twice.');
    await dialog.getByRole('button', { name: 'Save review' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(cardOf(page).getByText('You wrote a review with 4 stars.')).toBeVisible();
  });

  await test.step('the owner does not see it, and writes from the overview', async () => {
    await owner.goto('/robots/demo-mesa-rover');
    const reviews = owner.getByRole('main').getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByRole('article')).not.toHaveCount(0);
    await expect(reviews.getByText('It climbed the garden steps, twice.')).toHaveCount(0);
    await owner.goto('/dashboard');
    const due = owner.getByRole('region', { name: 'How was it?' });
    await due.getByRole('button', { name: 'Write a review' }).click();
    await owner.getByRole('radio', { name: '5 stars' }).check();
    await owner.getByRole('textbox', { name: 'What should others know?' }).fill('Back on time, and clean.');
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'Save review' }).click();
    await expect(due).toHaveCount(0);
  });

  await test.step('now both are public, and the owner answers once', async () => {
    await owner.goto('/robots/demo-mesa-rover');
    const written = owner.getByRole('article', { name: 'Maya Okafor' }).first();
    await expect(written.getByText('It climbed the garden steps, twice.')).toBeVisible();
    await written.getByRole('button', { name: 'Answer' }).click();
    await owner.getByRole('textbox', { name: 'Your answer' }).fill('It likes steps. Thank you!');
    await owner.getByRole('button', { name: 'Publish answer' }).click();
    await expect(written.getByText('It likes steps. Thank you!')).toBeVisible();
    await expect(written.getByRole('button', { name: 'Answer' })).toHaveCount(0);
    await expectAccessibleAtBothWidths(owner);
    await page.goto('/profile/demo-maya');
    await expect(
      page.getByRole('article', { name: 'Wei-Lin Chao' }).getByText('Back on time, and clean.'),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
