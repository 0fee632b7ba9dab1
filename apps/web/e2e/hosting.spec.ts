import { expect, test } from './test.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headersOf, headerRules, parseHeaders } from '../hosting/headers.ts';

// This build is the in-memory one; the written file contains the hashes of its scripts.
const written = parseHeaders(readFileSync(new URL('../dist/_headers', import.meta.url), 'utf8'));

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test(
  'every page has exactly the headers of the written file, and is revalidated each time',
  { tag: '@once' },
  async ({ request }) => {
    for (const [path, status] of [
      ['/', 200],
      ['/robots', 200],
      ['/robots/none', 404],
      ['/no/such/page', 404],
    ] as const) {
      const response = await request.get(path);
      expect(response.status()).toBe(status);
      expect(response.headers()).toMatchObject({
        'cache-control': 'no-cache',
        ...lowerCase(headersOf(written, path)),
      });
    }
    const names = (rules: typeof written) =>
      rules.map(({ pattern, headers }) => [pattern, Object.keys(headers)]);
    expect(names(written)).toEqual(names(headerRules({ backend: 'in-memory' })));
  },
);

test(
  'a hashed file is cached permanently, and a missing one is not found',
  { tag: '@once' },
  async ({ request }) => {
    const page = await (await request.get('/')).text();
    const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
    expect((await request.get(script)).headers()['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const gone = await request.get('/assets/gone-12345678.js');
    expect([gone.status(), gone.headers()['content-type']]).toEqual([404, undefined]);
  },
);

test(
  'an injected script or style does nothing, and would fail every browser test',
  { tag: '@once' },
  async ({ page, violations }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "owned"';
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(script, style);
    });
    for (const directive of ['script-src-elem', 'style-src-elem']) {
      await expect.poll(() => violations).toContain(`Content-Security-Policy: ${directive} inline`);
    }
    expect(await page.title()).not.toBe('owned');
    await expect(page.locator('body')).toBeVisible();
    violations.length = 0;
  },
);

test('the files that visitors can download contain no server secret and no sources', { tag: '@once' }, () => {
  const folder = fileURLToPath(new URL('../dist', import.meta.url));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.map(({ name }) => name).filter((name) => name.endsWith('.map'))).toEqual([]);
  const telling = files.filter(({ parentPath, name }) =>
    // The build gets a key with this prefix, under the name that the functions read.
    /GOOGLE_MAPS_API_KEY|PHOTON_URL|AIzaSy|sourceMappingURL/.test(
      readFileSync(join(parentPath, name), 'latin1'),
    ),
  );
  expect(telling.map(({ name }) => name)).toEqual([]);
});
