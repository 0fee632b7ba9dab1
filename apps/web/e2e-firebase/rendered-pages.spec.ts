import { plantDocuments, profileDocuments, robotDocument } from '@roborrow/adapter-firebase/testing';
import { demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs, robotId, userId } from '@roborrow/domain';
import { webEnvironment } from '@roborrow/tools/web-environment';
import { expect, test } from '../e2e/test.ts';

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
