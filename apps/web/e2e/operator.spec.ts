import { expectAccessibleAtBothWidths } from './axe.ts';
import { carryThroughCase } from './operator-case.ts';
import { openAs } from './people.ts';
import { expect, test } from './test.ts';

const emailOf = (slug: string) => `${slug}@demo.roborrow.example`;
const ADDRESS = '/robots/demo-pip-companion';
const NAME = 'Pip, a companion that listens';

test('the demo’s operator carries a case through: reported, hidden, appealed, answered, restored (D790 to D794)', async ({
  page,
  context,
}) => {
  const [owner, operator] = [await context.newPage(), await context.newPage()];
  await openAs(page, emailOf('june'), ADDRESS);
  await openAs(owner, emailOf('jamal'), '/dashboard');
  await openAs(operator, emailOf('rebecca'), '/dashboard');
  await carryThroughCase({ reporter: page, owner, operator, name: NAME, address: ADDRESS });
  await page.goto('/operator');
  await expect(page.getByRole('heading', { level: 1, name: 'This page has wandered off' })).toBeVisible();
});

test('the other parts of the desk, and a limit that begins and stands in the log (D791, D796)', async ({
  page,
}) => {
  await openAs(page, emailOf('rebecca'), '/operator');
  for (const [tab, heading] of [
    ['Days', 'The last 14 days'],
    ['Searches', 'Searches that found nothing'],
    ['Limits', 'Limits of a day'],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  }
  const problems = page.getByRole('textbox', { name: 'Problems that visitors report, all together' });
  await problems.fill('few');
  await problems.press('Enter');
  await expect(problems).toHaveAccessibleDescription('Please enter a whole number from 1 to 500');
  await expectAccessibleAtBothWidths(page);
  await problems.fill('1');
  await problems.press('Enter');
  await expect(page.getByText('Done, and noted in the log')).toBeVisible();
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('cell', { name: /^Limits changed/ })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
