import { navigate } from './navigate.ts';
import { png } from './png.ts';
import { expect, test, type Page } from './test.ts';

const ROBOT = '/robots/demo-otto-vacuum';

const square = (side: number) => `data:image/png;base64,${png(side, side).toString('base64')}`;

/** Replaces the pictures of a stored demo robot without validation, as another program would. */
const replacePictures = (page: Page, id: string, changes: object) =>
  page.evaluate(
    async ({ id, changes }) => {
      const done = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('The database did not answer'));
        });
      const database = await done(indexedDB.open('roborrow-demo'));
      const documents = database.transaction('documents', 'readwrite').objectStore('documents');
      // The embedded backend stores its documents in this format.
      const all = (await done(documents.getAll())) as { collection: string; id: string; document: object }[];
      const stored = all.find((record) => record.collection === 'robots' && record.id === id);
      await done(documents.put({ collection: 'robots', id, document: { ...stored?.document, ...changes } }));
      database.close();
    },
    { id, changes },
  );

test('a picture of 16,000 × 16,000 pixels is never rendered (D152)', async ({ page }) => {
  const bomb = square(16_000);
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
  await replacePictures(page, 'demo-otto-vacuum', { images: [bomb, square(1600)], reviewCount: 0 });
  const drawn = () =>
    page.evaluate((url) => [...document.images].filter(({ src }) => src === url).length, bomb);

  // Loaded, because the backend reads what is stored when it starts.
  await page.goto(ROBOT);
  const frame = page.getByRole('region', { name: 'Photos' });
  await expect(frame.getByText('Photo not available')).toBeVisible();
  await frame.getByRole('button', { name: 'Next photo' }).click();
  await expect(frame.getByRole('img', { name: /Photo 2 of 2/ })).toBeVisible();
  expect(await drawn()).toBe(0);
  // It is not rendered either when the other one is opened large.
  await frame.getByRole('button', { name: /Photo 2 of 2\. Open large$/ }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveCount(1);
  expect(await drawn()).toBe(0);
});

test('the picture that is seen first comes before the scripts (D760)', async ({ page }) => {
  // On a busy machine the page would go on without the picture, after a second.
  await page.addInitScript({
    content: `const later = setTimeout; globalThis.setTimeout = (work, time, ...rest) => (time === 1000 ? 0 : later(work, time, ...rest));`,
  });
  const log: string[] = [];
  page.on('request', (request) => log.push(`asked ${request.url()}`));
  page.on('requestfinished', (request) => log.push(`came ${request.url()}`));
  await page.goto('/robots');
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
  const first = await page
    .locator('main img[fetchpriority="high"]')
    .evaluate((image: HTMLImageElement) => image.src);
  const came = log.indexOf(`came ${first}`);
  expect(came).toBeGreaterThan(0);
  const scripts = log.filter((line) => line.startsWith('asked') && line.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const line of scripts) expect(log.indexOf(line), line).toBeGreaterThan(came);
});

test('the gallery asks for the size of its frame at every width (D745)', async ({ page }) => {
  await page.route(/\/photo(-\d+)?\.jpg$/, (route) => {
    const width = Number(/-(\d+)\.jpg$/.exec(route.request().url())?.[1] ?? 1600);
    return route.fulfill({ contentType: 'image/png', body: png(width, (width * 3) / 4) });
  });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
  const images = [`/photo.jpg#1600x1200~${'A'.repeat(48)}~480~960`];
  await replacePictures(page, 'demo-otto-vacuum', { images });
  await page.goto(ROBOT);
  const photo = page.getByRole('region', { name: 'Photos' }).getByRole('img').first();
  await expect(photo).toHaveAttribute('srcset', '/photo-480.jpg 480w, /photo-960.jpg 960w, /photo.jpg 1600w');
  for (const width of [320, 412, 720, 959, 960, 1100, 1280, 1343, 1344, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // With `srcset`, this is how wide `sizes` says that it is.
    const said = () =>
      photo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.getBoundingClientRect().width);
    await expect.poll(said, `at ${width} px`).toBeGreaterThan(0.97);
    await expect.poll(said, `at ${width} px`).toBeLessThan(1.1);
  }
});

test('pictures that do not load have a fallback, also on prerendered pages, and nothing moves', async ({
  page,
}) => {
  const HEADINGS: Readonly<Record<string, string>> = {
    '/profile/demo-maya': 'Maya Okafor',
    [ROBOT]: 'Otto vacuum with self-emptying dock',
  };
  /** The heights of the first card, or of the gallery, at both widths. */
  const heightsOf = async (address: string, isLoading: boolean) => {
    // Pictures that fail do so on the page as it arrives.
    if (isLoading && address === ROBOT) await navigate(page, address);
    else await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[address] ?? '');
    const frame = page.getByRole('main').getByRole('article').first();
    if (isLoading) await expect(frame.getByRole('img').first()).toBeVisible();
    else await expect(frame.getByText('Photo not available').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
    // The end of a robot's page is loaded later.
    for (const name of address === ROBOT ? ['Where it is', 'Similar robots nearby'] : [])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    const heights: (number | undefined)[] = [];
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      heights.push((await frame.boundingBox())?.height);
    }
    return heights;
  };
  const addresses = Object.keys(HEADINGS);
  const loaded = [];
  for (const address of addresses) loaded.push(await heightsOf(address, true));
  await page.route(/\/demo\/.*\.svg$/, (route) => route.abort());
  const failed = [];
  for (const address of addresses) failed.push(await heightsOf(address, false));
  expect(failed).toEqual(loaded);
  // In place of the owner's picture there is an initial.
  await expect(page.getByRole('complementary').getByText('M', { exact: true })).toBeVisible();
});
