import { plantDocuments, profileDocuments, robotDocument } from '@roborrow/adapter-firebase/testing';
import { demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs, robotId, userId } from '@roborrow/domain';
import { webEnvironment } from '@roborrow/tools/web-environment';
import { holdScripts } from '../e2e/hold-scripts.ts';
import { expect, type Locator, type Page, test } from '../e2e/test.ts';

const { robots = [], users = [] } = demoSeed(epochMs(Date.now()));
const robot = robots.find(({ isAvailable }) => isAvailable);
const owner = users.find(({ id }) => id === robot?.ownerId);

test.beforeAll(async () => {
  if (!robot || !owner) throw new Error('The demo has no robot with its owner');
  await plantDocuments(webEnvironment()['VITE_FIREBASE_PROJECT_ID'] ?? '', [
    ...profileDocuments(owner, { email: '', coordinates: null }),
    robotDocument(robot),
  ]);
});

test('a visitor can use a robot’s page before anything of Firebase is downloaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // The browser is never idle here, so that only the visitor's first action loads the backend.
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  await page.goto(`/robots/${robot?.id}`);
  await expect(page.locator('html')).not.toHaveAttribute('data-page'); // React has the page
  await page.waitForLoadState('networkidle');
  const before = [...scripts];
  for (const url of before)
    expect(await (await page.request.get(url)).text()).not.toMatch(/firestore\.googleapis|identitytoolkit/);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => scripts.length).toBeGreaterThan(before.length);
});

test('a page is read again in the browser only if its answers were read before it was asked for (D191)', async ({
  page,
}) => {
  if (!robot || !owner) throw new Error('The demo has no robot with its owner');
  // The renderer remembers no answer about these two.
  const name = `unread-${Date.now()}`;
  const unreadOwner = { ...owner, id: userId(name), username: null };
  const unread = { ...robot, id: robotId(name), ownerId: unreadOwner.id };
  await plantDocuments(webEnvironment()['VITE_FIREBASE_PROJECT_ID'] ?? '', [
    ...profileDocuments(unreadOwner, { email: '', coordinates: null }),
    robotDocument(unread),
  ]);
  let reads = 0;
  page.on('request', (request) => {
    if (/\.Firestore\/|\/documents/.test(request.url())) reads += 1;
  });
  const open = async () => {
    await page.goto(`/robots/${unread.id}`);
    await expect(page.locator('html')).not.toHaveAttribute('data-page'); // React has the page
    await page.getByRole('heading', { level: 1 }).click();
  };
  await open();
  // With the session, the backend is there.
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads).toBe(0);
  await open();
  await expect.poll(() => reads).toBeGreaterThan(0);
});

/** Stores a picture that is older than a day in its three sizes, and answers with its address in a document (D741). */
async function storePicture(page: Page, name: string): Promise<string> {
  const bucket = webEnvironment()['VITE_FIREBASE_STORAGE_BUCKET'] ?? '';
  const path = (width: number) => `robots/ada/1700000000000_${name}${width === 1600 ? '' : `-${width}`}.jpg`;
  for (const width of [480, 960, 1600]) {
    const picture = await page.evaluate((width) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height: (width * 3) / 4 });
      canvas.getContext('2d')?.fillRect(0, 0, width / 2, width / 2);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    }, width);
    const objects = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}/upload/storage/v1/b/${bucket}/o`;
    const stored = await page.request.post(
      `${objects}?uploadType=media&name=${encodeURIComponent(path(width))}`,
      {
        headers: { authorization: 'Bearer owner', 'content-type': 'image/jpeg' },
        data: Buffer.from(picture, 'base64'),
      },
    );
    expect(stored.status()).toBe(200);
  }
  const file = `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(path(1600))}?alt=media`;
  return `${file}#1600x1200~${'A'.repeat(48)}~480~960`;
}

test('the card of the picture that is seen first stands in its page, and is asked for neither then nor later (D867)', async ({
  page,
}) => {
  if (!robot || !owner) throw new Error('The demo has no robot with its owner');
  const name = `painted${Date.now()}`;
  const images = [await storePicture(page, `${name}-a`), await storePicture(page, `${name}-b`)];
  const painter = { ...owner, id: userId(name), username: null };
  await plantDocuments(webEnvironment()['VITE_FIREBASE_PROJECT_ID'] ?? '', [
    ...profileDocuments(painter, { email: '', coordinates: null }),
    robotDocument({ ...robot, id: robotId(name), ownerId: painter.id, name, images }),
  ]);
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes(`${name}-a`) && asked.push(request.url())));
  const drawn = (image: Locator) => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  const painted = /^data:image\/jpeg/;
  await page.setViewportSize({ width: 700, height: 800 });
  const releaseScripts = await holdScripts(page);

  // In a list, it stays. A page waits a part of a second for a picture; where the server was busy, the next page has it (D760).
  const card = page.locator(`[data-robot="${name}"] img:not([aria-hidden])`);
  const drawnInPage = async () => {
    asked.length = 0;
    await page.goto(`/profile/${name}`);
    if ((await card.count()) === 0) return '';
    await card.evaluate((image: HTMLImageElement) => image.decode());
    return drawn(card);
  };
  await expect.poll(drawnInPage).toMatch(painted);
  await releaseScripts();
  await expect(page.locator('html')).not.toHaveAttribute('data-page'); // React has the page
  await page.waitForLoadState('networkidle');
  expect(await drawn(card)).toMatch(painted);
  expect(asked).toEqual([]);

  // In the gallery, it sharpens. The card is also that of its thumbnail.
  await page.goto(`/robots/${name}`);
  const gallery = page.getByRole('region', { name: 'Photos' });
  await expect.poll(() => drawn(gallery.getByRole('img').first())).toContain('-a-960.jpg');
  const thumbnail = gallery.getByRole('button', { name: 'Photo 1 of 2', exact: true }).locator('img');
  await expect.poll(() => drawn(thumbnail)).toMatch(painted);
  expect(asked.filter((url) => !url.includes('-a-960.jpg'))).toEqual([]);
});
