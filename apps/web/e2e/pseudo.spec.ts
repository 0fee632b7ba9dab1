import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { demoSeed, loadDemoReviews } from '@roborrow/adapter-in-memory';
import { epochMs } from '@roborrow/domain';
import { cutTexts, foreignTexts } from './made-up-texts.ts';
import { buildPseudo } from './pseudo-site.ts';
import { expectToFit, FOR_ALL, FOR_MEMBERS, openScreen, type Screen } from './screens.ts';
import { expect, test, type Page } from './test.ts';

// The product in the made-up language: longer, accented, from right to left. Its server has the next port but one.
const SERVER = fileURLToPath(new URL('../../server/dist/server.mjs', import.meta.url));

test.use({
  baseURL: async ({ baseURL }, provide) =>
    provide(`http://localhost:${Number(new URL(baseURL ?? '').port) + 2}`),
  viewport: { width: 320, height: 640 },
});

async function serve(address: string): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    [SERVER, '--folder', await buildPseudo(), '--port', new URL(address).port],
    { stdio: 'ignore' },
  );
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  return server;
}

/** Each text of the demo, which people would have written. */
function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value) for (const part of Object.values(value)) yield* textsIn(part);
}

async function expectMadeUp(page: Page, screens: readonly Screen[]): Promise<void> {
  const now = epochMs(Date.now());
  const written = [...new Set(textsIn([demoSeed(now), await loadDemoReviews(now)]))];
  for (const [address] of screens) {
    await openScreen(page, address);
    await expectToFit(page, `${address} at 320 pixels`);
    expect
      .soft([address, await foreignTexts(page, written), await cutTexts(page)])
      .toEqual([address, [], []]);
  }
}

test('every screen is wholly in a made-up language from right to left, mirrored and not cut at 320 pixels (D846, D853)', async ({
  page,
  baseURL,
}) => {
  const server = await serve(baseURL ?? '');
  try {
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const middleOf = async (role: 'link' | 'button') => {
      const box = await page.getByRole('banner').getByRole(role).first().boundingBox();
      return box ? box.x + box.width / 2 : NaN;
    };
    expect(await middleOf('link')).toBeGreaterThan(await middleOf('button'));
    await expectMadeUp(page, FOR_ALL);

    // She has listings, requests and conversations.
    await page.evaluate(() =>
      sessionStorage.setItem(
        'roborrow.session',
        JSON.stringify({ uid: 'demo-maya', signedInAt: Date.now() }),
      ),
    );
    await page.reload();
    await expectMadeUp(page, FOR_MEMBERS);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
});
