import { expect, test } from '../e2e/test.ts';
import { createPerson, openAs, openBrowser, signUp } from './people.ts';

const MAILS = '/.netlify/functions/mails';

test('who closed the app hears by e-mail, once, and can stop that from the mail (D432, D438)', async ({
  browser,
}) => {
  const ada = createPerson('Ada', 'Park');
  const [receiver, sender, mailbox] = [
    await openBrowser(browser),
    await openBrowser(browser),
    await openBrowser(browser),
  ];
  const accounts = await Promise.all([signUp(ada), signUp(createPerson('Omar', 'Reyes'))]);
  const [hers, his] = accounts;
  await openAs(receiver.page, hers, '/edit-profile');
  const mails = receiver.page.getByLabel('E-mail me about new messages');
  await expect(mails).toBeChecked();
  await receiver.page.getByRole('button', { name: 'Send me a test e-mail' }).click();
  await expect(receiver.page.getByText('A test e-mail is on its way to you.')).toBeVisible();
  await receiver.page.goto('about:blank');

  await openAs(sender.page, his, `/profile/${hers.user.uid}`);
  await sender.page.getByRole('link', { name: 'Contact User' }).click();
  const box = sender.page.getByRole('textbox', { name: /^Message to/ });
  for (const text of ['Is your rover free on Saturday?', 'Or on Sunday?']) {
    const told = sender.page.waitForResponse(/functions\/notices$/);
    await box.fill(text);
    await box.press('Enter');
    expect((await told).status()).toBe(204);
  }

  const { page } = mailbox;
  await page.goto(MAILS);
  const mine = page.getByRole('article').filter({ hasText: ada.email });
  await expect(mine).toHaveCount(1);
  for (let presses = 0; presses < 2; presses += 1)
    await page.getByRole('button', { name: 'Send what is due in ten minutes' }).click();
  await expect(mine.getByRole('heading')).toHaveText([
    'Omar Reyes wrote 2 messages to you on Roborrow',
    'A test from Roborrow',
  ]);
  const mail = mine.first().frameLocator('iframe');
  await expect(mail.getByText('Or on Sunday?')).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Read and answer' })).toHaveAttribute(
    'href',
    /\/messages\?newConversation=/,
  );

  const stop = await mail.getByRole('link', { name: 'Stop these e-mails' }).getAttribute('href');
  await page.goto(stop ?? '');
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect(page.getByRole('heading')).toHaveText('You will get no more e-mails about new messages.');
  await receiver.page.goto('/edit-profile');
  await expect(mails).toBeEnabled();
  await expect(mails).not.toBeChecked();
  expect([...(await receiver.denials()), ...(await sender.denials())]).toEqual([]);
  await Promise.all(accounts.map(({ client }) => client.close()));
});
