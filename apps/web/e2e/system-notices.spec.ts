import { openAs } from './people.ts';
import { expect, test, type BrowserContext, type Page } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const LUCAS = 'lucas@demo.roborrow.example';
const choice = (page: Page) => page.getByLabel('Notify me on this device about new messages');

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly data: unknown;
}

/** The worker's own globals, which this file's types do not know, and what a test adds. */
interface WorkerGlobal extends EventTarget {
  readonly registration: {
    showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void>;
  };
  shown: Shown[];
}

/*
 * The headless shell has no system that shows notices, and forbids them whatever a test grants. So the page's permission and the
 * worker's last call are replaced; everything between is the product's.
 */

async function allowNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', {
      get: () => sessionStorage.getItem('asked') ?? 'default',
    });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('asked', 'granted');
      return 'granted';
    };
  });
}

/** The worker of the site, which writes down what it would have the system show. */
async function workerOf(context: BrowserContext) {
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is one, as was just seen.');
  await worker.evaluate(() => {
    const self = globalThis as unknown as WorkerGlobal;
    self.shown = [];
    self.registration.showNotification = async (title, { tag, data }) =>
      void self.shown.push({ title, tag, data });
  });
  return {
    titles: () =>
      worker.evaluate(() => (globalThis as unknown as WorkerGlobal).shown.map(({ title }) => title)),
    click: (tag: string) =>
      worker.evaluate((clicked) => {
        const self = globalThis as unknown as WorkerGlobal;
        const data = self.shown.find((notice) => notice.tag === clicked)?.data;
        const event = new Event('notificationclick');
        self.dispatchEvent(Object.assign(event, { notification: { data, close() {} }, waitUntil() {} }));
      }, tag),
  };
}

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
