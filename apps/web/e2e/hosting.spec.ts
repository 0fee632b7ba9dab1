import { execFileSync } from 'node:child_process';
import { request as send } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { otherLanguages } from '../hosting/build-languages.ts';
import { headersOf } from '../hosting/headers-of.ts';
import { headerRules, parseHeaders } from '../hosting/headers.ts';
import { expect, test } from './test.ts';

// This build is the in-memory one; the written file contains the hashes of its scripts.
const written = parseHeaders(readFileSync(new URL('../dist/_headers', import.meta.url), 'utf8'));

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test('every page has exactly the headers of the written file, and is revalidated each time', async ({
  request,
}) => {
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
});

test('robots.txt names the sitemap of the site that was asked, and it answers (D313)', async ({
  request,
  baseURL,
}) => {
  const sitemap = `${baseURL}/sitemap.xml`;
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${sitemap}\n`);
  expect((await request.get(sitemap)).status()).toBe(200);
});

test('health says version, build and what answers, to nobody’s cache, and each answer has its id (D781, D782)', async ({
  request,
}) => {
  const health = await request.get('/health');
  expect([health.status(), health.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect(await health.json()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
    build: expect.stringMatching(/^[\w.-]+$/) as unknown,
    answers: { backend: true, pages: true, places: true },
  });
  expect(health.headers()['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

test('a hashed file is cached permanently, and a missing one is not found', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const gone = await request.get('/assets/gone-12345678.js');
  expect([gone.status(), gone.headers()['content-type']]).toEqual([404, undefined]);
});

test('an injected script or style does nothing, and would fail every browser test', async ({
  page,
  violations,
}) => {
  // The headers alone count, not the app.
  await page.route(/\/assets\/main-.*\.js$/, (route) => route.abort());
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
});

test('the files that visitors can download contain no server secret and no sources', () => {
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

test('the function of production renders every page, and leaves files to the platform', async () => {
  // In a process of its own, as the platform runs it: Playwright would rewrite what is imported here.
  const script = `
      const { default: respond, config } = await import('./dist-server/pages.mjs');
      const page = await respond(new Request('https://roborrow.test/robots/demo-lanai-cam'));
      const policy = page.headers.get('Content-Security-Policy');
      console.log(JSON.stringify({ status: page.status, policy, html: await page.text(), config }));`;
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    env: { ...process.env, LOG: 'problems' },
    encoding: 'utf8',
  });
  const { status, policy, html, config } = JSON.parse(answer) as {
    status: number;
    policy: string;
    html: string;
    config: { excludedPath: readonly string[] };
  }; // as written above
  expect(status).toBe(200);
  expect(policy).toBe(headersOf(written, '/robots/demo-lanai-cam')['Content-Security-Policy']);
  expect(html).toContain('https://roborrow.test/demo/robots/lanai-cam.svg');
  // A file that is not excluded would never be reached.
  const isExcluded = (path: string) =>
    config.excludedPath.some((pattern) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    );
  const names = readdirSync(new URL('../dist', import.meta.url), { withFileTypes: true })
    .filter(({ name }) => !/\.(html|txt|xml)$|^[._]|^robots$|^profile$|^sitemap/.test(name))
    .filter(({ name }) => !otherLanguages.includes(name))
    .map((entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`);
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !isExcluded(name))).toEqual([]);
});

test('an address that no page has is not found, and a method that changes something is refused', async ({
  baseURL,
}) => {
  const statusOf = (method: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      // A browser and `fetch` would tidy these addresses.
      const { hostname, port } = new URL(baseURL ?? '');
      const asked = send({ hostname, port, method, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.on('error', reject).end();
    });
  for (const path of ['//[', '//elsewhere.example/robots', '/%', '/%zz', '/%00', '/..%2f..%2fetc/passwd'])
    expect([path, await statusOf('GET', path)]).toEqual([path, 404]);
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE'])
    expect([method, await statusOf(method, '/about')]).toEqual([method, 405]);
});
