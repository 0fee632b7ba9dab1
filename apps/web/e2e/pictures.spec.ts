import { crc32, deflateSync } from 'node:zlib';
import { expect, test, type Page } from './test.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
};

/** A white square with one bit per pixel: 31 kB for 16,000 × 16,000 pixels. */
function square(side: number): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // bits per pixel
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)), 0xff);
  for (let row = 0; row < side; row += 1) rows[row * (1 + Math.ceil(side / 8))] = 0; // no filter
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat([signature, ...body]).toString('base64')}`;
}

/** Replaces the pictures of a stored demo document without validation, as another program would. */
const replacePictures = (page: Page, collection: string, id: string, changes: object) =>
  page.evaluate(
    async ({ collection, id, changes }) => {
      const done = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('The database did not answer'));
        });
      const database = await done(indexedDB.open('roborrow-demo'));
      const documents = database.transaction('documents', 'readwrite').objectStore('documents');
      // The embedded backend stores its documents in this format.
      const all = (await done(documents.getAll())) as { collection: string; id: string; document: object }[];
      const stored = all.find((record) => record.collection === collection && record.id === id);
      await done(documents.put({ collection, id, document: { ...stored?.document, ...changes } }));
      database.close();
    },
    { collection, id, changes },
  );

const ROBOT = '/robots/demo-otto-vacuum';

test(
  'a picture of 16,000 × 16,000 pixels is never rendered, on any screen (D152)',
  { tag: '@once' },
  async ({ page }) => {
    const bomb = square(16_000);
    const fine = square(1600);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
    await replacePictures(page, 'robots', 'demo-otto-vacuum', { images: [bomb, fine], reviewCount: 0 });
    await replacePictures(page, 'users', 'demo-maya', { avatar: bomb });
    const drawn = () =>
      page.evaluate((url) => [...document.images].filter(({ src }) => src === url).length, bomb);

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

    for (const address of ['/search?query=otto', '/profile/demo-maya']) {
      await page.goto(address);
      await expect(page.getByText('Photo not available')).toBeVisible();
      expect(await drawn()).toBe(0);
    }
  },
);

test(
  'pictures that do not load have a fallback, and nothing moves, also on prerendered pages',
  { tag: '@once' },
  async ({ browser, baseURL }) => {
    /** The heights of the first card, or of the gallery, at both widths, in a new browser profile. */
    const heightsOf = async (address: string, isOffline: boolean) => {
      const page = await browser.newPage({ ...(baseURL && { baseURL }) });
      if (isOffline) await page.route(/\/demo\/.*\.svg$/, (route) => route.abort());
      await page.goto(address);
      const frame = page.getByRole('main').getByRole('article').first();
      if (isOffline) await expect(frame.getByText('Photo not available').first()).toBeVisible();
      else await expect(frame.getByRole('img').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reset demo' })).toBeEnabled();
      const heights: (number | undefined)[] = [];
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        heights.push((await frame.boundingBox())?.height);
      }
      await page.close();
      return heights;
    };
    for (const address of ['/robots', ROBOT])
      expect(await heightsOf(address, true)).toEqual(await heightsOf(address, false));
  },
);

test('an avatar that does not load shows the initial', { tag: '@once' }, async ({ page }) => {
  await page.route(/\/demo\/people\//, (route) => route.abort());
  await page.goto(ROBOT);
  await expect(page.getByRole('complementary').getByText('M', { exact: true })).toBeVisible();
});
