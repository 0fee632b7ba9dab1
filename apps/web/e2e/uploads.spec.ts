import { deflateSync, crc32 } from 'node:zlib';
import { expect, test, type Page } from './test.ts';
import { expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults } from './faults.ts';
import { openAs } from './people.ts';

const MAYA = 'maya@demo.roborrow.example';

/** A picture of one colour, as small as PNG can make it: 16,000 × 16,000 black pixels are 31 kB. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // bit per pixel
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const file = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: png(width, height),
});

async function fillForm(page: Page, name: string): Promise<void> {
  await openAs(page, MAYA, '/create-robot');
  await page.getByLabel('Robot name').fill(name);
  await page.getByLabel('Category').selectOption('Hobby');
  await page.getByLabel('Description').fill('Rolls, and says so.');
  await page.getByLabel('Price per day').fill('45.50');
  await page.getByRole('combobox', { name: 'Location' }).pressSequentially('Apex');
  await page.getByRole('option', { name: 'Apex NC, USA' }).click();
}

const submit = (page: Page) => page.getByRole('button', { name: 'List Robot' });

/** The number of pictures in the demo's backend. */
const countPictures = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('roborrow-demo');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const { result: database } = opening;
          const range = IDBKeyRange.bound(['images'], ['images', []]);
          const counting = database.transaction('documents').objectStore('documents').count(range);
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
  );

test('photos show their progress, and cancelling keeps the form', { tag: '@once' }, async ({ page }) => {
  await fillForm(page, 'Given up');
  await page.getByLabel('Photos').setInputFiles([file('a.png', 40, 30), file('b.png', 30, 40)]);
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await changeFaults(page, { 'images.uploadRobotImage': 'hang' });
  await submit(page).click();
  for (const number of [1, 2]) {
    await expect(page.getByRole('progressbar', { name: `Uploading photo ${number}` })).toBeVisible();
  }
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Cancel upload' }).press('Enter');
  await expect(page.getByText('Upload cancelled. Nothing was saved.')).toBeVisible();
  await expect(submit(page)).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectAccessibleAtBothWidths(page);
  await changeFaults(page, {});
  await submit(page).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await countPictures(page)).toBe(2);
});

test(
  'a tab that is closed during an upload leaves pictures, which the next start deletes',
  { tag: '@once' },
  async ({ page, context }) => {
    await fillForm(page, 'Never listed');
    await page.getByLabel('Photos').setInputFiles(file('a.png', 40, 30));
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await changeFaults(page, { 'robots.create': 'hang' });
    await submit(page).click();
    await expect.poll(() => countPictures(page)).toBe(1);

    await page.close();
    const later = await context.newPage();
    await openAs(later, MAYA, '/dashboard');
    await expect.poll(() => countPictures(later)).toBe(0);
  },
);

test('a picture that is too large to decode is refused by its header', { tag: '@once' }, async ({ page }) => {
  await openAs(page, MAYA, '/create-robot');
  const photos = page.getByLabel('Photos');
  const made = file('vast.png', 16_000, 16_000);
  expect(made.buffer.length).toBeLessThan(51_000);
  await photos.setInputFiles([made, file('wide.png', 3200, 2000), file('tall.png', 2000, 3200)]);
  await expect(page.getByText('vast.png Image must not have more than 64 megapixels')).toBeVisible();
  const sizeOf = (number: number) =>
    page.getByRole('img', { name: `Photo ${number}`, exact: true }).evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('not an image');
      return image.decode().then(() => [image.naturalWidth, image.naturalHeight]);
    });
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  expect([await sizeOf(1), await sizeOf(2)]).toEqual([
    [1600, 1000],
    [1000, 1600],
  ]);
});
