import { truncateSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from './test.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { changeFaults } from './faults.ts';
import { navigate } from './navigate.ts';
import { openAs } from './people.ts';
import { png } from './png.ts';

declare global {
  interface Window {
    /** Every blob with a URL, by its URL. */
    madeBlobs?: Map<string, Blob>;
  }
}

const MAYA = 'maya@demo.roborrow.example';
const submit = (page: Page) => page.getByRole('button', { name: 'List Robot' });

async function fillRequired(page: Page, name: string): Promise<void> {
  await page.getByLabel('Robot name').fill(name);
  await page.getByLabel('Category').selectOption('Hobby');
  await page.getByLabel('Description').fill('Rolls, and says so.');
  await page.getByLabel('Price per day').fill('45.50');
  await page.getByRole('combobox', { name: 'Location' }).pressSequentially('Apex');
  await page.getByRole('option', { name: 'Apex NC, USA' }).click();
  await expect(page.getByText('Location selected: Apex, NC, USA')).toBeVisible();
}

const MARK = 'taken with a secret camera';

/** A photo like a camera's: wide, and with a comment inside. */
async function photo(page: Page, color: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 3200;
    canvas.height = 2000;
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, color);
  const jpeg = Buffer.from(base64, 'base64');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(MARK.length + 2);
  // A JPEG's comment comes right after its first two bytes.
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(MARK)]);
  const buffer = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
  return { name: `${color}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** A file for the field of photos. */
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** The size of a shown photo in pixels, and whether it still contains the camera's comment. */
const lookAt = (page: Page, alt: string) =>
  page.getByRole('img', { name: alt, exact: true }).evaluate(async (element, mark) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('not an image');
    await element.decode();
    // The page's policy forbids fetching a blob, so the test reads it where it was created.
    const blob =
      window.madeBlobs?.get(element.src) ?? new Blob([atob(/,([^#]*)/.exec(element.src)?.[1] ?? '')]);
    const text = new TextDecoder('latin1').decode(await blob.arrayBuffer());
    return { width: element.naturalWidth, height: element.naturalHeight, isMarked: text.includes(mark) };
  }, MARK);

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

test('a robot is listed: its photos are scaled and sorted, their upload can be cancelled, and visitors see it', async ({
  page,
}, testInfo) => {
  await page.addInitScript(() => {
    const made = (window.madeBlobs = new Map<string, Blob>());
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const url = create(blob);
      made.set(url, blob);
      return url;
    };
  });
  await openAs(page, MAYA, '/create-robot');
  const photos = page.getByLabel('Photos');
  const name = 'Rover of the browser test';

  await test.step('what is wrong is shown at its field', async () => {
    await submit(page).click();
    await expect(page.getByLabel('Robot name')).toBeFocused();
    const vast = png(16_000, 16_000);
    expect(vast.length).toBeLessThan(51_000);
    // Files of the disk, because Playwright would send 10 MB to the browser as text.
    const inFolder = (name: string, content: string | Buffer, length = content.length) => {
      const path = testInfo.outputPath(name);
      writeFileSync(path, content);
      truncateSync(path, length);
      return path;
    };
    await photos.setInputFiles([
      inFolder('notes.txt', 'notes'),
      inFolder('broken.png', 'not a picture'),
      inFolder('huge.jpg', '', 10 * 1024 * 1024 + 1),
      inFolder('vast.png', vast),
    ]);
    for (const refused of [
      'notes.txt Please select an image file',
      'broken.png Please select an image file',
      'huge.jpg Image size must be less than 10MB',
      'vast.png Image must not have more than 64 megapixels',
    ])
      await expect(page.getByText(refused)).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  await test.step('photos lose size and comment, and the focus stays near them', async () => {
    await fillRequired(page, name);
    await photos.setInputFiles([
      await photo(page, 'teal'),
      file('tall.png', 'image/png', png(2000, 3200)),
      file('thin.png', 'image/png', png(1, 20_000)),
    ]);
    await expect(page.getByRole('img', { name: 'Photo 3' })).toBeVisible();
    expect(await lookAt(page, 'Photo 3')).toMatchObject({ width: 1, height: 1600 });
    const scaled = [await lookAt(page, 'Photo 1'), await lookAt(page, 'Photo 2')];
    // The previews are of the size of cards (D740).
    expect(scaled).toEqual(Array(2).fill({ width: 480, height: 360, isMarked: false }));
    await page.getByRole('button', { name: 'Remove photo 3' }).press('Enter');
    await expect(photos).toBeFocused();
    await page.getByRole('button', { name: 'Move photo 2 forward' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move photo 1 forward' })).toBeFocused();
  });

  await test.step('an upload shows its progress, and cancelling keeps the form', async () => {
    await changeFaults(page, { 'images.uploadRobotImage': 'hang' });
    await submit(page).click();
    for (const number of [1, 2])
      await expect(page.getByRole('progressbar', { name: `Uploading photo ${number}` })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('button', { name: 'Cancel upload' }).press('Enter');
    await expect(page.getByText('Upload cancelled. Nothing was saved.')).toBeVisible();
    await expect(submit(page)).toBeFocused();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  await changeFaults(page, {});
  await submit(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Robot listing created successfully with location coordinates!')).toBeVisible();
  expect(await countPictures(page)).toBe(2);
  await page.getByRole('link', { name: `You listed ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('$45.50/day')).toBeVisible();
  // The tall one was moved forward. Chromium takes the largest of sizes that need no download, as the embedded backend's.
  expect(await lookAt(page, `Photo of ${name}. Photo 1 of 2`)).toEqual({
    width: 1000,
    height: 1600,
    isMarked: false,
  });
});

test('a draft with photos outlives a reload, and a tab that is closed during the upload, which leaves no pictures behind', async ({
  page,
  context,
}) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await openAs(page, MAYA, '/create-robot');
  await fillRequired(page, 'Rover of last week');
  await page
    .getByLabel('Photos')
    .setInputFiles(['teal.png', 'plum.png'].map((name) => file(name, 'image/png', png(40, 30))));
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page.getByLabel('Robot name')).toHaveValue('Rover of last week');
  await page.reload();
  await expect(page.getByLabel('Robot name')).toHaveValue('Rover of last week');
  await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
  expect(questions).toEqual([]);

  await changeFaults(page, { 'robots.create': 'hang' });
  await submit(page).click();
  await expect.poll(() => countPictures(page)).toBe(2);
  // The sign-in ends with the tab.
  const later = await context.newPage();
  await page.close();
  await openAs(later, MAYA, '/create-robot');
  await expect(later.getByText('Your draft from last time is here again.')).toBeVisible();
  await expect(later.getByLabel('Robot name')).toHaveValue('Rover of last week');
  await expect(later.getByRole('combobox', { name: 'Location' })).toHaveValue('Apex, NC, USA');
  const isDecoded = () =>
    later.getByRole('img', { name: 'Photo 2' }).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isDecoded).toBe(true);
  await expect.poll(() => countPictures(later)).toBe(0);
  await expectAccessibleAtBothWidths(later);

  await later.getByRole('button', { name: 'Discard draft' }).click();
  const question = later.getByRole('dialog', { name: 'Discard this draft?' });
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(later.getByLabel('Robot name')).toBeFocused();
  // The form looks for a draft whenever it opens.
  await later.getByRole('link', { name: 'Cancel' }).click();
  await expect(later).toHaveURL('/dashboard');
  await later.goBack();
  await expect(later.getByLabel('Robot name')).toHaveValue('');
  await expect(later.getByRole('img', { name: /^Photo/ })).toHaveCount(0);
});

test('an owner edits a listing, whose photos stay; unsaved edits need confirmation for Back and for a reload', async ({
  page,
}) => {
  await openAs(page, MAYA, '/dashboard?tab=robots');
  const card = page.getByRole('article').first();
  const before = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: `Edit ${before}` })).toBeVisible();
  const photos = await page.getByRole('img', { name: /^Photo \d/ }).count();
  expect(photos).toBeGreaterThan(0);
  await expectAccessibleAtBothWidths(page);

  const name = page.getByLabel('Robot name');
  await name.fill('Rover');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.goBack();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Rover');
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  await (await asked).accept();
  await reload;
  await expect(name).toHaveValue(before);

  await name.fill(`${before}, improved`);
  await page.getByLabel('Photos').setInputFiles(file('gold.png', 'image/png', png(40, 30)));
  await expect(page.getByRole('img', { name: `Photo ${photos + 1}` })).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Listing saved')).toBeVisible();
  await navigate(page, '/dashboard?tab=robots');
  await page
    .getByRole('article', { name: `${before}, improved` })
    .getByRole('link', { name: 'Edit' })
    .click();
  await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(photos + 1);
});
