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
