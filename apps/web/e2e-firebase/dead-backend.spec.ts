import { plantDocuments, profileDocuments, robotDocument } from '@roborrow/adapter-firebase/testing';
import { demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs, robotId } from '@roborrow/domain';
import { webEnvironment } from '@roborrow/tools/web-environment';
import { expect, test } from '../e2e/test.ts';
import { answeredPage } from './answered-page.ts';
import { startRenderingFunction } from './rendering-function.ts';
import { switchedBackend } from './switched-backend.ts';

const { robots = [], users = [] } = demoSeed(epochMs(Date.now()));
const [seeded] = robots.filter(({ isAvailable }) => isAvailable);
const owner = users.find(({ id }) => id === seeded?.ownerId);
const environment = webEnvironment();

/** The time that a page has for its answers is one second; a busy machine renders its frame for a while. */
const LONGEST = 10_000;

for (const state of ['silent', 'refusing'] as const) {
  test(`when the server's backend is ${state}, the frame comes at once, no cache keeps it, and the browser goes on`, async ({
    page,
    request,
    baseURL,
  }) => {
    if (!seeded || !owner) throw new Error('The demo has no robot with its owner');
    const robot = { ...seeded, id: robotId(`dead-${state}-${Date.now()}`), ownerId: owner.id };
    await plantDocuments(environment['VITE_FIREBASE_PROJECT_ID'] ?? '', [
      ...profileDocuments(owner, { email: '', coordinates: null }),
      robotDocument(robot),
    ]);
    const firestore = environment['VITE_FIRESTORE_EMULATOR_HOST'] ?? '';
    const backend = await switchedBackend(firestore);
    const rendering = await startRenderingFunction(baseURL ?? '', firestore, backend.host);
    try {
      const address = `/robots/${robot.id}`;
      backend.switchTo(state);
      const frame = await request.get(rendering.address + address, { timeout: LONGEST });
      expect(frame.status()).toBe(503);
      const { 'cache-control': browsers, 'cdn-cache-control': networks } = frame.headers();
      expect([browsers, networks]).toEqual(['no-store', undefined]);
      const html = await frame.text();
      expect(html).toContain('<main');
      expect(html).not.toContain(robot.name);

      // The way from the server is broken, the browser's own is not.
      await page.goto(rendering.address + address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(robot.name);

      backend.switchTo('up');
      const complete = await answeredPage(request, rendering.address + address);
      expect(complete.status()).toBe(200);
      expect(await complete.text()).toContain(robot.name);
    } finally {
      rendering.end();
      backend.close();
    }
  });
}
