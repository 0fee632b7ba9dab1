import { DEFAULT_NOTICE_SETTINGS, type LanguageTag } from '@roborrow/domain';
import { allowNotices, deliverPush, workerOf } from '../e2e/system-notices.ts';
import { expect, test, type Page } from '../e2e/test.ts';
import { createPerson, openAs, openBrowser, recordToasts, signOut, signUp } from './people.ts';

test.use({ serviceWorkers: 'allow' });

const NOTICES = '/.netlify/functions/mails';
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/';

/** A browser that subscribes without Google's service, which tests cannot reach. It keeps the subscription as a browser does. */
async function subscribeWithoutService(page: Page, name: string): Promise<void> {
  await page.addInitScript((endpoint) => {
    const subscription = (key: ArrayBuffer | null) => ({
      endpoint,
      options: { applicationServerKey: key, userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: { p256dh: `B${'p'.repeat(86)}`, auth: 's'.repeat(22) } }),
      unsubscribe: async () => {
        localStorage.removeItem('subscribed');
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem('subscribed') === 'yes' ? subscription(null) : null),
      subscribe: async () => {
        localStorage.setItem('subscribed', 'yes');
        return subscription(null);
      },
    });
  }, `${ENDPOINT}${name}`);
}

test('who closed the app hears by email and by push, once; the mail can stop the mails, and a logout the rest (D432, D438, D540, D543, D547, D670, D671, D848)', async ({
  browser,
}) => {
  const ada = createPerson('Ada', 'Park');
  const [receiver, sender, operator] = [
    await openBrowser(browser),
    await openBrowser(browser),
    await openBrowser(browser),
  ];
  await allowNotices(receiver.page);
  await subscribeWithoutService(receiver.page, ada.username);
  const accounts = await Promise.all([signUp(ada), signUp(createPerson('Omar', 'Reyes'))]);
  const [hers, his] = accounts;
  await openAs(receiver.page, hers, '/settings');
  const byMail = receiver.page.getByLabel('Email me about new messages and rentals');
  await expect(byMail).toBeChecked();
  const toasts = await recordToasts(receiver.page);
  const { page } = operator;
  const mails = page.getByRole('article').filter({ hasText: ada.email });
  const openLink = async (name: string) => {
    await page.goto(NOTICES);
    const link = mails.first().frameLocator('iframe').getByRole('link', { name });
    await page.goto((await link.getAttribute('href')) ?? '');
  };
  const testButton = receiver.page.getByRole('button', { name: 'Send me a test email' });
  await receiver.page.getByRole('button', { name: 'Send me a link to confirm it' }).click();
  await expect.poll(toasts).toContain('A link is on its way to you.');
  await expect(testButton).toHaveCount(0);
  await openLink('Yes, or no');
  await page.getByRole('button', { name: 'Send me these emails' }).click();
  await expect(page.getByRole('heading')).toHaveText('Emails about new messages come to this address.');
  await receiver.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await testButton.click();
  await expect.poll(toasts).toContain('A test email is on its way to you.');
  await receiver.page.getByLabel('Notify me on this device about new messages').click();
  await receiver.page.getByRole('button', { name: 'Send a notification to my devices' }).click();
  await expect(receiver.page.getByText('A notification is on its way to your devices.')).toBeVisible();
  await receiver.page.goto('about:blank');

  await openAs(sender.page, his, `/profile/${hers.user.uid}`);
  await sender.page.getByRole('link', { name: 'Contact User' }).click();
  const box = sender.page.getByRole('textbox', { name: /^Message to/ });
  const write = async (text: string) => {
    const told = sender.page.waitForResponse(/functions\/notices$/);
    await box.fill(text);
    await box.press('Enter');
    expect((await told).status()).toBe(204);
  };
  await write('Is your rover free on Saturday?');
  await write('Or on Sunday?');

  const pushed = page.getByRole('article').filter({ hasText: hers.user.uid }).locator('pre');
  const sendDue = async () => {
    await page.goto(NOTICES);
    for (let presses = 0; presses < 2; presses += 1)
      await page.getByRole('button', { name: 'Send what is due in ten minutes' }).click();
  };
  await sendDue();
  await expect(mails.getByRole('heading')).toHaveText([
    'Omar Reyes wrote 2 messages to you on Roborrow',
    'A test from Roborrow',
    'Do you want emails from Roborrow?',
  ]);
  const mail = mails.first().frameLocator('iframe');
  await expect(mail.getByText('Or on Sunday?')).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Read and answer' })).toHaveAttribute(
    'href',
    /\/messages\?newConversation=/,
  );
  const announced = pushed.filter({ hasText: 'Omar Reyes' });
  await expect(announced).toHaveCount(1);
  await expect(announced).toContainText('2 new messages from Omar Reyes');
  await expect(announced).toContainText('Or on Sunday?');

  // What the functions wrote is what the worker reads.
  const visitor = await receiver.page.context().newPage();
  await visitor.goto('/about');
  const system = await workerOf(visitor.context());
  await deliverPush(visitor, (await announced.textContent()) ?? '');
  await expect.poll(system.titles).toEqual(['2 new messages from Omar Reyes']);

  await openLink('Stop these emails');
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading')).toHaveText('You will get no more emails about new messages.');
  await receiver.page.goto('/settings');
  await expect(receiver.page.getByText(/were stopped there/)).toBeVisible();
  await expect(byMail).toBeDisabled();

  // With mails again, so that the next one shows that a run was about the next message.
  await openLink('Stop these emails');
  await page.getByRole('button', { name: 'Send me these emails' }).click();
  await expect(page.getByRole('heading')).toHaveText('Emails about new messages come to this address.');
  await signOut(receiver.page);
  const spanish = { ...DEFAULT_NOTICE_SETTINGS, language: 'es' as LanguageTag };
  await hers.client.ports.users.setNoticeSettings(hers.user.uid, spanish);
  await write('Or on Monday?');
  await sendDue();
  await expect(mails.getByRole('heading', { name: 'Omar Reyes te escribió en Roborrow' })).toHaveCount(1);
  await expect(pushed.filter({ hasText: 'Monday' })).toHaveCount(0);
  expect([...(await receiver.denials()), ...(await sender.denials())]).toEqual([]);
  await Promise.all(accounts.map(({ client }) => client.close()));
});
