import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SiteFunctions } from '@roborrow/functions';
import { smallBuild } from '../testing/small-build.ts';
import { openSite } from './open-site.ts';

const SCRIPT = 'console.log("hello");\n'.repeat(100);
const FILES = {
  'assets/main-12345678.js': SCRIPT,
  'assets/_id-12345678.js': SCRIPT,
  'robots.txt': 'User-agent: *',
  'search.html': '<p>the file of a search</p>',
  'index.html': '<p>the file of Home</p>',
  'icon.png': 'png',
  _headers: '/*',
  '.vite/manifest.json': '{}',
};

const NO_FUNCTIONS: SiteFunctions = { http: {}, scheduled: {} };

interface Wanted {
  readonly functions?: SiteFunctions;
  readonly isFilesAlone?: boolean;
  readonly proxies?: number;
  readonly respond?: (request: Request) => Promise<Response>;
}

async function open({ functions = NO_FUNCTIONS, isFilesAlone = false, proxies = 0, respond }: Wanted = {}) {
  const { build, remove } = smallBuild(FILES, respond);
  const settings = { host: '127.0.0.1', port: 0, origin: null, proxies, hasSchedules: true };
  const site = await openSite({ build, functions, settings, isFilesAlone });
  onTestFinished(async () => {
    await site.close();
    remove();
  });
  return {
    ...site,
    folder: build.folder,
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(site.address + path.slice(1), { headers, method }),
  };
}

let lines: Record<string, unknown>[] = [];
const keep = (text: string) => void lines.push(JSON.parse(text) as Record<string, unknown>);
vi.spyOn(console, 'info').mockImplementation(keep);
vi.spyOn(console, 'error').mockImplementation(keep);
afterEach(() => {
  lines = [];
});

describe('a server of the build (D780)', () => {
  it('sends files as they are, once: with a tag, in parts, and hashed ones for good', async () => {
    const { ask } = await open();
    const whole = await ask('/assets/main-12345678.js', { 'Accept-Encoding': 'identity' });
    expect(await whole.text()).toBe(SCRIPT);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': expect.stringContaining('text/javascript') as string,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'self'",
      vary: 'Accept-Encoding',
    });
    const tag = whole.headers.get('ETag') ?? '';
    const again = await ask('/assets/main-12345678.js', { 'If-None-Match': tag });
    expect([tag === '', again.status, await again.text()]).toEqual([false, 304, '']);
    expect((await ask('/assets/_id-12345678.js')).status).toBe(200);
    const part = await ask('/assets/main-12345678.js', { Range: 'bytes=0-6' });
    expect([part.status, await part.text()]).toEqual([206, 'console']);
  });

  it('reads a hashed file once for each encoding, and sends it again as it was, but not a part of it', async () => {
    const { ask, folder } = await open();
    const path = '/assets/main-12345678.js';
    const first = await ask(path, { 'Accept-Encoding': 'br' });
    await first.text();
    rmSync(folder + path);
    const again = await ask(path, { 'Accept-Encoding': 'br' });
    expect([again.status, await again.text()]).toEqual([200, SCRIPT]);
    const lasting = (headers: Headers) =>
      [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name));
    expect(lasting(again.headers)).toEqual(lasting(first.headers));
    expect((await ask(path, { 'Accept-Encoding': 'gzip' })).status).toBe(404);
    expect((await ask(path, { 'Accept-Encoding': 'br', Range: 'bytes=0-6' })).status).toBe(404);
  });

  it.each(['br', 'gzip'])(
    'compresses files and pages with %s, and leaves pictures alone',
    async (encoding) => {
      const { ask } = await open();
      for (const path of ['/assets/main-12345678.js', '/robots/one']) {
        const plain = await ask(path, { 'Accept-Encoding': 'identity' });
        const short = await ask(path, { 'Accept-Encoding': encoding });
        expect(plain.headers.get('Content-Encoding')).toBeNull();
        expect([short.headers.get('Content-Encoding'), short.headers.get('Vary')]).toEqual([
          encoding,
          'Accept-Encoding',
        ]);
        expect(Number(short.headers.get('Content-Length'))).toBeLessThan(SCRIPT.length / 4);
        expect(await short.text()).toBe(await plain.text());
      }
      const picture = await ask('/icon.png', { 'Accept-Encoding': encoding });
      expect(picture.headers.get('Content-Encoding')).toBeNull();
    },
  );

  it('has the renderer answer every other address, robots.txt too, and hides what is not for visitors', async () => {
    const { ask } = await open();
    for (const path of ['/', '/search', '/robots.txt', '/_headers', '/.vite/manifest.json', '/%', '/..%2f..'])
      expect([path, await (await ask(path)).text()]).toEqual([path, expect.stringMatching(/^<p>\/.*<\/p>$/)]);
    expect((await ask('/none')).status).toBe(404);
  });

  it('sends no page for a part of an older build, and has nobody keep that answer', async () => {
    const { ask } = await open();
    const gone = await ask('/assets/main-00000000.js');
    expect([gone.status, await gone.text(), gone.headers.get('Cache-Control')]).toEqual([404, '', null]);
  });

  it('with files alone sends a page’s file, or Home’s', async () => {
    const { ask } = await open({ isFilesAlone: true });
    for (const [path, file] of [
      ['/', 'Home'],
      ['/search?query=drone', 'a search'],
      ['/no/such/page', 'Home'],
      ['/%zz', 'Home'],
    ] as const)
      expect([path, await (await ask(path)).text()]).toEqual([path, `<p>the file of ${file}</p>`]);
  });

  it('runs functions, each visitor as often as its limit says: whom our own proxy names', async () => {
    const geocode = { answer: async () => new Response('here'), limit: { windowLimit: 2, windowSize: 60 } };
    const { ask } = await open({ functions: { ...NO_FUNCTIONS, http: { geocode } }, proxies: 1 });
    const by = async (addresses: string) =>
      (await ask('/.netlify/functions/geocode', { 'X-Forwarded-For': addresses })).status;
    expect([await by('a'), await by('forged, a'), await by('other, a'), await by('b')]).toEqual([
      200, 200, 429, 200,
    ]);
    expect((await ask('/.netlify/functions/none')).status).toBe(404);
  });

  it.each([
    [0, '127.0.0.1'],
    [1, 'a'],
  ])('tells functions who asks behind %i proxies, whatever the visitor says (D800)', async (proxies, who) => {
    const said = {
      answer: async (request: Request) =>
        new Response(`${request.headers.get('X-Nf-Client-Connection-Ip')} ${await request.text()}`),
    };
    const { address } = await open({ functions: { ...NO_FUNCTIONS, http: { said } }, proxies });
    const answer = await fetch(`${address}.netlify/functions/said`, {
      method: 'POST',
      body: 'words',
      headers: { 'X-Nf-Client-Connection-Ip': 'forged', 'X-Forwarded-For': 'forged, a' },
    });
    expect(await answer.text()).toBe(`${who} words`);
  });

  it('that is told to stop finishes what runs, requests and schedules, and takes nothing new', async () => {
    const begun = new Set<string>();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const work = async (name: string) => {
      begun.add(name);
      await released;
      begun.delete(name);
    };
    const every = { schedule: '* * * * * *', run: () => work('schedule') };
    const respond = () => work('page').then(() => new Response('done'));
    const { ask, close } = await open({ functions: { http: {}, scheduled: { every } }, respond });
    const page = ask('/').then((answer) => answer.text());
    await vi.waitFor(() => expect([...begun].toSorted()).toEqual(['page', 'schedule']), 10_000);
    const closed = close();
    await expect(ask('/')).rejects.toThrow('fetch failed');
    release();
    expect(await page).toBe('done');
    await closed;
    expect([...begun]).toEqual([]);
  });
});

describe('a page for many readers (D856)', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  /** A site whose pages say how many were made before them. */
  async function counting(init: ResponseInit = {}) {
    let made = 0;
    const headers = { 'Content-Type': 'text/html', 'CDN-Cache-Control': 'public, max-age=30' };
    const respond = async () => new Response(`${made++} `.repeat(500), { headers, ...init });
    const { ask } = await open({ respond });
    const read = async (path: string, sent?: Record<string, string>) => {
      const answer = await ask(path, sent);
      return [(await answer.text()).split(' ')[0], answer.headers.get('Age')];
    };
    return { ask, read };
  }

  it('is made once for all who ask meanwhile and in the next ten seconds, and says how old it is', async () => {
    const { ask, read } = await counting();
    const first = await Promise.all(Array.from({ length: 20 }, () => read('/')));
    expect(new Set(first.map(([text]) => text))).toEqual(new Set(['0']));
    vi.setSystemTime(Date.now() + 9999);
    expect(await read('/')).toEqual(['0', '9']);
    const kept = await ask('/');
    expect(Object.fromEntries(kept.headers)).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    });
    vi.setSystemTime(Date.now() + 1);
    expect(await read('/')).toEqual(['1', null]);
  });

  it('is another one at another address, host or encoding', async () => {
    const { read } = await counting();
    const readers = [
      await read('/'),
      await read('/?a'),
      await read('/', { 'X-Forwarded-Host': 'any' }),
      await read('/', { 'Accept-Encoding': 'identity' }),
      await read('/', { Cookie: 'session=ada' }),
    ];
    expect(readers.map(([text]) => text)).toEqual(['0', '1', '0', '2', '0']);
  });

  it.each([
    ['a failure', { status: 503 }],
    ['what no cache may keep', { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' } }],
  ])('is not kept when it is %s', async (_, init) => {
    const { read } = await counting(init);
    expect([await read('/'), await read('/')].map(([text]) => text)).toEqual(['0', '1']);
  });
});

it('listens once what the first visitors would wait for is loaded (D857)', async () => {
  let warm = () => {};
  const isWarm = new Promise<void>((resolve) => (warm = resolve));
  const { build, remove } = smallBuild(FILES, undefined, () => isWarm);
  onTestFinished(remove);
  const settings = { host: '127.0.0.1', port: 0, origin: null, proxies: 0, hasSchedules: false };
  let isOpen = false;
  const opening = openSite({ build, functions: NO_FUNCTIONS, settings }).then((site) => {
    isOpen = true;
    return site;
  });
  await new Promise(setImmediate);
  expect(isOpen).toBe(false);
  warm();
  await (await opening).close();
});

describe('a line of the log (D781)', () => {
  it('has the id that a proxy gave, and the kind of page instead of its address', async () => {
    const { ask } = await open();
    const answer = await ask('/robots/ada-lovelace?query=secret', {
      'X-Request-Id': 'proxy-0123456789',
      Cookie: 'token=secret',
    });
    expect(answer.headers.get('X-Request-Id')).toBe('proxy-0123456789');
    expect(lines).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        level: 'info',
        request: 'proxy-0123456789',
        what: '/robots/$id',
        method: 'GET',
        status: 200,
        ms: expect.any(Number) as number,
      },
    ]);
  });

  it('has an id of its own when the one that came could be anything', async () => {
    const { ask } = await open();
    const ids = await Promise.all(
      ['', '"}{"', 'x'.repeat(65)].map(async (id) =>
        (await ask('/', { 'X-Request-Id': id })).headers.get('X-Request-Id'),
      ),
    );
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    expect(new Set(ids).size).toBe(3);
  });
});
