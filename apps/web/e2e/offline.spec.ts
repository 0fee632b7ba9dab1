import { build } from 'vite';
import { workerBuild } from '../hosting/build-worker.ts';
import { openChangingSite, type ChangingSite } from './changing-site.ts';
import { dayIn } from './days.ts';
import { navigate } from './navigate.ts';
import { openAs } from './people.ts';
import { expect, test as plainTest, type Page } from './test.ts';

/** Everywhere else workers are blocked, because tests answer requests in place of the server. */
const test = plainTest.extend<{ site: ChangingSite }>({
  // Playwright wants the pattern, even when nothing is taken from it.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const site = await openChangingSite();
    await provide(site);
    await site.close();
  },
  baseURL: async ({ site }, provide) => provide(site.origin),
  serviceWorkers: 'allow',
});

/** What the pages of a deployment have. */
const ofDeployment = (page: Page, deployment: number) =>
  page.locator(`link#app[href^="/assets/${deployment}/"]`);

/** Waits until the worker serves the page and has all that the page has loaded. */
async function untilKept(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
  await page.waitForLoadState('networkidle'); // parts of the page may be on their way
  await expect
    .poll(() =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller) return 'no worker';
        const entries = performance.getEntriesByType('resource').map(({ name }) => name);
        const files = entries.filter((name) => name.startsWith(`${location.origin}/assets/`));
        const answers = await Promise.all(
          ['/.any-page', ...files].map(async (address) => [address, await caches.match(address)] as const),
        );
        return answers.filter(([, answer]) => !answer).map(([address]) => address);
      }),
    )
    .toEqual([]);
}

const line = (page: Page) => page.getByRole('status').filter({ hasText: /^You are o(?:ff|n)line/ });

const workers = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

/** No network: the browser knows. */
async function goOffline(page: Page, site: ChangingSite): Promise<void> {
  site.pages = 'refuse';
  await page.context().setOffline(true);
}

test('without a network, what was seen is there, and the page says so (D480, D484)', async ({
  page,
  site,
}) => {
  await page.goto('/about');
  await untilKept(page);
  await expect(line(page)).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1, name: 'Pepper' });
  // As by a link, so that the page itself is never asked for.
  await navigate(page, '/robots/demo-pepper-pup');
  await expect(heading).toBeVisible();
  await untilKept(page);

  await goOffline(page, site);
  await expect(line(page)).toHaveText('You are offline. What you have seen is still here.');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Roborrow/);
  await expect(line(page)).toHaveText(/^You are offline/);
  await page.goto('/robots/demo-pepper-pup');
  await expect(heading).toBeVisible();
  await expect(line(page)).toHaveText(/^You are offline/);

  site.pages = 'answer';
  await page.context().setOffline(false);
  await expect(line(page)).toHaveText('You are online again.');
  await expect(line(page)).toHaveCount(0);
});

test('without a network, conversations are there, and a message is stored (D480); a logout deletes the pages and pictures that were seen (D483)', async ({
  page,
  site,
}) => {
  await openAs(page, 'lucas@demo.roborrow.example', '/messages');
  const conversation = page.getByRole('button', { name: /Maya Okafor/ });
  await conversation.click();
  await expect(page.getByRole('log')).toContainText('the bell is broken');
  await untilKept(page);
  await goOffline(page, site);
  await page.reload();
  await expect(page.getByRole('log')).toContainText('the bell is broken');
  await expect(line(page)).toHaveText(/^You are offline/);
  const composer = page.getByRole('textbox', { name: /^Message to/ });
  await composer.fill('Written on the train');
  await composer.press('Enter');
  const message = page.getByRole('log').getByRole('article').filter({ hasText: 'Written on the train' });
  await expect(message).toHaveAttribute('data-status', 'sent');

  await test.step('a logout, with the network again', async () => {
    site.pages = 'answer';
    await page.context().setOffline(false);
    await navigate(page, '/robots/demo-pepper-pup');
    await expect(page.getByRole('heading', { level: 1, name: 'Pepper' })).toBeVisible();
    const kept = ['roborrow-pages-1', 'roborrow-pictures-1'];
    await expect.poll(async () => (await workers(page)).caches).toEqual(expect.arrayContaining(kept));
    const seen = '/seen-by-a-member';
    await page.evaluate(
      async ([names, address]) => {
        for (const name of names) await (await caches.open(name)).put(address, new Response('seen'));
      },
      [kept, seen] as const,
    );
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    // What the page shows to a visitor from now on is kept again.
    await expect
      .poll(() => page.evaluate(async (address) => (await caches.match(address)) === undefined, seen))
      .toBe(true);
  });
});

test('without a network, the page of a rental that was seen is there (D755)', async ({ page, site }) => {
  await openAs(
    page,
    'maya@demo.roborrow.example',
    `/messages?newConversation=demo-weilin&robotId=demo-mesa-rover&first=${dayIn(0)}&last=${dayIn(0)}`,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByRole('link', { name: 'Open this rental' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Rental of Mesa/ });
  await expect(heading).toBeVisible();
  await untilKept(page);
  await goOffline(page, site);
  await expect(line(page)).toHaveText(/^You are offline/);
  await page.reload();
  await expect(heading).toBeVisible();
});

test('a tab whose deployment is gone reloads once, into the new one; the next is shown at the next visit; a page that takes too long is shown as it was kept, unless it was asked for anew (D480, D481)', async ({
  page,
  site,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/contact');
  await untilKept(page);
  site.deployment = 2;
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(ofDeployment(page, 2)).toBeAttached();
  await expect(page).toHaveURL('/about');
  await expect(title).toHaveText(/Roborrow/);
  await untilKept(page);

  site.deployment = 3;
  await page.goto('/about');
  await expect(ofDeployment(page, 3)).toBeAttached();
  await expect(title).toHaveText(/Roborrow/);
  await untilKept(page);

  site.deployment = 4;
  site.pages = 'hold';
  await page.goto('/about');
  await expect(title).toHaveText(/Roborrow/);
  await expect(ofDeployment(page, 3)).toBeAttached();
  const isReloaded = page.reload();
  // The answer that was too late for the page does for the next one.
  site.release();
  await isReloaded;
  await expect(ofDeployment(page, 4)).toBeAttached();
  await untilKept(page);

  // It is the one that is kept now.
  await goOffline(page, site);
  await page.reload();
  await expect(ofDeployment(page, 4)).toBeAttached();
  await expect(line(page)).toHaveText(/^You are offline/);
});

/** The worker of a build with VITE_OFFLINE=false. */
async function retiringWorker(): Promise<string> {
  const worker = workerBuild({ isWanted: false, pictureHosts: [] });
  const [built] = [await build({ ...worker, build: { ...worker.build, write: false } })].flat();
  if (!built || !('output' in built)) throw new Error('Nothing was built.');
  return built.output[0].code;
}

for (const [deployment, worker] of [
  ['that takes it away', retiringWorker],
  ['without its file', async () => null],
] as const)
  test(`the worker goes, with all that it kept, with a deployment ${deployment} (D482)`, async ({
    page,
    site,
  }) => {
    await page.goto('/about');
    await untilKept(page);
    expect((await workers(page)).workers).toBe(1);
    site.worker = await worker();
    site.deployment = 2;
    await page.goto('/about');
    await expect.poll(() => workers(page)).toEqual({ workers: 0, caches: [] });
    // The worker that is removed still answers this page, until it is closed.
    await page.getByRole('link', { name: 'Browse Robots' }).first().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await workers(page)).toEqual({ workers: 0, caches: [] });
  });
