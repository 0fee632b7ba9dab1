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

test("when the server's backend is silent or refuses, the frame comes at once, no cache keeps it, and the browser goes on", async ({
  page,
  request,
  baseURL,
}) => {
  if (!seeded || !owner) throw new Error('The demo has no robot with its owner');
  // The renderer remembers what it has read, so each state has a robot of its own.
  const planted = (['silent', 'refusing'] as const).map((state) => ({
    state,
    robot: { ...seeded, id: robotId(`dead-${state}-${Date.now()}`), ownerId: owner.id },
  }));
  await plantDocuments(environment['VITE_FIREBASE_PROJECT_ID'] ?? '', [
    ...profileDocuments(owner, { email: '', coordinates: null }),
    ...planted.map(({ robot }) => robotDocument(robot)),
  ]);
  const firestore = environment['VITE_FIRESTORE_EMULATOR_HOST'] ?? '';
  const backend = await switchedBackend(firestore);
  const rendering = await startRenderingFunction(baseURL ?? '', firestore, backend.host);
  try {
    for (const { state, robot } of planted) {
      const address = `${rendering.address}/robots/${robot.id}`;
      backend.switchTo(state);
      const frame = await request.get(address, { timeout: LONGEST });
      expect(frame.status(), state).toBe(503);
      const headers = frame.headers();
      const kept = ['cache-control', 'cdn-cache-control', 'netlify-cdn-cache-control'].map(
        (name) => headers[name],
      );
      expect(kept, state).toEqual(['no-store', undefined, undefined]);
      const html = await frame.text();
      expect(html).toContain('<main');
      expect(html).not.toContain(robot.name);
      // A page that needs no answer is complete.
      expect((await request.get(`${rendering.address}/about`, { timeout: LONGEST })).status()).toBe(200);

      // The way from the server is broken, the browser's own is not.
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(robot.name);

      backend.switchTo('up');
      const complete = await answeredPage(request, address);
      expect(complete.status()).toBe(200);
      expect(await complete.text()).toContain(robot.name);
    }
  } finally {
    rendering.end();
    backend.close();
  }
});
