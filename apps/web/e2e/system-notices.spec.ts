import { navigate } from './navigate.ts';
import { openAs } from './people.ts';
import { allowNotices, deliverPush, workerOf } from './system-notices.ts';
import { expect, test, type Page } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const choice = (page: Page) => page.getByLabel('Notify me on this device about new messages');

const hide = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
    isHidden,
  );

test('the system announces messages for a hidden tab, and what is pushed; a click leads to the tab of its person (D487, D488, D489, D545)', async ({
  page,
  context,
}) => {
  await allowNotices(page);
  await openAs(page, 'lucas@demo.roborrow.example', '/settings');
  await expect(page.getByText('This demo has no server')).toBeVisible();
  await expect(choice(page)).not.toBeChecked();
  // The browser asks in between.
  await choice(page).click();
  await expect(choice(page)).toBeChecked();
  const system = await workerOf(context);
  await page.getByRole('button', { name: 'Show me a notification' }).click();
  await expect.poll(system.titles).toEqual(['This is a notification']);

  const maya = await context.newPage();
  await openAs(maya, 'maya@demo.roborrow.example', '/messages?newConversation=demo-lucas');
  const composer = maya.getByRole('textbox', { name: /^Message to/ });
  const write = async (text: string) => {
    await composer.fill(text);
    await composer.press('Enter');
  };
  await write('You see this one');
  await expect(page.getByText('New message from Maya Okafor')).toBeVisible();
  await hide(page, true);
  await write('The gate is open now');
  await expect.poll(system.titles).toEqual(['This is a notification', 'New message from Maya Okafor']);
  await system.click('demo-lucas/demo-maya');
  await expect(page).toHaveURL('/messages');
  await expect(page.getByRole('log')).toContainText('The gate is open now');

  // The tab of another person gets the push, and is not taken for it.
  await page.getByRole('link', { name: 'Roborrow' }).first().click();
  await expect(page).toHaveURL('/');
  await navigate(maya, '/about');
  await expect(maya.getByRole('heading', { level: 1 })).toHaveText(/Roborrow/);
  await deliverPush(
    maya,
    JSON.stringify({
      title: '2 new messages from Maya Okafor',
      text: 'The gate is open now',
      tag: 'demo-lucas/pushed',
      address: '/messages?newConversation=demo-maya',
      person: 'demo-lucas',
    }),
  );
  await expect.poll(async () => (await system.titles()).at(-1)).toBe('2 new messages from Maya Okafor');
  await system.click('demo-lucas/pushed');
  await expect(page).toHaveURL('/messages');
  await expect(page.getByRole('log')).toBeVisible();
  await expect(maya).toHaveURL('/about');
});
