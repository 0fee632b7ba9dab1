import { expect, type Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './axe.ts';

/** Who takes part in a case: each on a page of their own. */
interface Case {
  /** Looks at the listing. */
  readonly reporter: Page;
  /** On their dashboard. */
  readonly owner: Page;
  /** Anywhere on the site, signed in. */
  readonly operator: Page;
  /** The listing's name and page. */
  readonly name: string;
  readonly address: string;
}

/** A whole case: a listing is reported, hidden, its owner appeals, is answered, and it is shown again (D791, D792, D794). */
export async function carryThroughCase({ reporter, owner, operator, name, address }: Case): Promise<void> {
  await reporter.goto(address);
  await reporter.getByRole('button', { name: 'Report this listing' }).click();
  await reporter.getByRole('radio', { name: 'A scam' }).check();
  await reporter.getByRole('dialog').getByRole('textbox').fill('Asks for money in advance.');
  await reporter.getByRole('button', { name: 'Send report' }).click();
  await expect(reporter.getByRole('dialog', { name: 'Thank you' })).toBeVisible();

  await operator.goto('/dashboard');
  await operator.getByRole('link', { name: 'Operator’s desk' }).click();
  const entry = operator.getByRole('link', { name: /Asks for money in advance/ });
  await expect(entry).toBeVisible();
  await expectAccessibleAtBothWidths(operator);
  await entry.focus();
  await operator.keyboard.press('Enter');
  await operator.getByRole('textbox', { name: /Note for the log/ }).fill('Looks like a fraud');
  await expectAccessibleAtBothWidths(operator);
  await operator.getByRole('button', { name: 'Hide this listing' }).click();
  await expect(operator.getByRole('button', { name: 'Show this listing again' })).toBeVisible();
  await reporter.goto(address);
  await expect(reporter.getByRole('heading', { level: 1, name: 'Robot not found' })).toBeVisible();

  await owner.goto('/dashboard');
  const decision = owner.getByRole('region', { name: `The operator has hidden your listing “${name}”` });
  await decision.getByRole('textbox').fill('It is a real robot, come and see it.');
  await expectAccessibleAtBothWidths(owner);
  await decision.getByRole('button', { name: 'Send to the operator' }).click();
  await expect(decision.getByText('The operator has not answered yet.')).toBeVisible();

  // Back leads to the queue, which reads anew what waits.
  await operator.goBack();
  await operator.reload();
  await operator.getByRole('link', { name: /It is a real robot/ }).click();
  await operator.getByRole('textbox', { name: 'Your answer' }).fill('You are right, sorry.');
  await operator.getByRole('button', { name: 'Send the answer' }).click();
  await expect(operator.getByText('You answered:')).toBeVisible();
  await operator.getByRole('button', { name: 'Show this listing again' }).click();
  await expect(operator.getByRole('button', { name: 'Hide this listing' })).toBeVisible();
  await operator.getByRole('button', { name: 'Close the reports' }).click();
  await expect(operator.getByRole('button', { name: 'Close the reports' })).toHaveCount(0);
  await expect(operator.getByRole('region', { name: 'What was done' })).toContainText('Looks like a fraud');
  await expectAccessibleAtBothWidths(operator);

  await reporter.goto(address);
  await expect(reporter.getByRole('heading', { level: 1, name })).toBeVisible();
  await operator.getByRole('link', { name: 'All cases' }).click();
  await expect(operator.getByRole('link', { name: /Asks for money in advance/ })).toHaveCount(0);
}
