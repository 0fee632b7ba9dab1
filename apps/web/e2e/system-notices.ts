import { expect, type BrowserContext, type Page } from './test.ts';

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

export async function allowNotices(page: Page): Promise<void> {
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
export async function workerOf(context: BrowserContext) {
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

/** Has Chromium hand a text to the site's worker, as it does with what its push service brought and it has decrypted. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const current = registrations.find(({ isDeleted }) => !isDeleted);
      if (current) resolve(current.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data,
  });
  await session.detach();
}
