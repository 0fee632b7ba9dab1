import { openAs } from './people.ts';
import { allowNotices, deliverPush, workerOf } from './system-notices.ts';
import { expect, test, type Page } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const LUCAS = 'lucas@demo.roborrow.example';
const choice = (page: Page) => page.getByLabel('Notify me on this device about new messages');

const hide = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (value) => Object.defineProperty(document, 'hidden', { value, configurable: true }),
    isHidden,
  );

test(
  'a message that comes while the tab is hidden is announced by the system, and a click leads to it (D487, D488, D489)',
  { tag: '@once' },
  async ({ page, context }) => {
    await allowNotices(page);
    await openAs(page, LUCAS, '/edit-profile');
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
  },
);

test('a browser that forbids it says how to go on (D487)', { tag: '@once' }, async ({ page }) => {
  await openAs(page, LUCAS, '/edit-profile');
  await choice(page).click();
  await expect(page.getByText(/^Your browser does not allow notifications from Roborrow/)).toBeVisible();
  await expect(choice(page)).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Show me a notification' })).toHaveCount(0);
});

test(
  'what is pushed is shown by the worker, and a click on it finds the tab of its person (D545)',
  { tag: '@once' },
  async ({ page, context }) => {
    await openAs(page, LUCAS, '/dashboard');
    const visitor = await context.newPage();
    await visitor.goto('/about');
    const system = await workerOf(context);
    await deliverPush(
      visitor,
      JSON.stringify({
        title: '2 new messages from Maya Okafor',
        text: 'The gate is open now',
        tag: 'demo-lucas/demo-maya',
        address: '/messages?newConversation=demo-maya',
        person: 'demo-lucas',
      }),
    );
    await expect.poll(system.titles).toEqual(['2 new messages from Maya Okafor']);
    await system.click('demo-lucas/demo-maya');
    await expect(page).toHaveURL('/messages');
    await expect(page.getByRole('log')).toBeVisible();
    await expect(visitor).toHaveURL('/about');
  },
);
