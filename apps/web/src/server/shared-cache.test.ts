import CachePolicy from 'http-cache-semantics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPublicServices } from '../composition/public-services.ts';
import { settings } from '../env.ts';
import { createRenderer } from './renderer.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

// The clock of the renderer and of the cache.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const wait = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

const plain = (headers: Headers) => Object.fromEntries(headers);

/**
 * A shared cache before a server: HTTP's rules (RFC 9111 and 5861) are those of a library, and of an answer it reads what is
 * said to content delivery networks in place of what is said to browsers (RFC 9213). Whoever gets an old answer is not kept waiting.
 */
function sharedCache(server: (request: Request) => Promise<Response>) {
  const stored = new Map<string, { readonly policy: CachePolicy; readonly status: number }>();
  const asked: Promise<unknown>[] = [];

  const ask = async (request: Request): Promise<number> => {
    const { status, headers } = await server(request);
    const own = headers.get('CDN-Cache-Control');
    const heard = { ...plain(headers), ...(own !== null && { 'cache-control': own }) };
    const described = { url: request.url, method: request.method, headers: plain(request.headers) };
    const policy = new CachePolicy(described, { status, headers: heard }, { shared: true });
    if (policy.storable()) stored.set(request.url, { policy, status });
    else stored.delete(request.url);
    return status;
  };

  return {
    /** The status of the answer that a visitor gets. */
    visit: async (url: string): Promise<number> => {
      const request = new Request(url);
      const described = { url, method: request.method, headers: plain(request.headers) };
      const known = stored.get(url);
      const verdict = known?.policy.evaluateRequest(described);
      if (!known || !verdict?.response) return ask(request);
      if (verdict.revalidation) asked.push(ask(request));
      return known.status;
    },
    settled: () => Promise.all(asked.splice(0)),
  };
}

const demo = await openPublicServices(settings);
const ROBOT = 'https://roborrow.test/robots/demo-lanai-cam';

/** The renderer behind such a cache, with the number of documents that it read. */
function site() {
  let documents = 0;
  let isThere = true;
  const renderer = createRenderer({
    assets: {
      entry: '/assets/main.js',
      lateStyles: [],
      embedded: null,
      common: { scripts: [], styles: [] },
      routes: {},
      styles: {},
      headers: {},
    },
    open: async () => ({
      ...demo,
      robots: {
        ...demo.robots,
        get: async (id) => {
          documents += 1;
          return isThere ? demo.robots.get(id) : null;
        },
      },
      users: {
        ...demo.users,
        get: async (id) => {
          documents += 1;
          return demo.users.get(id);
        },
      },
    }),
    hasDemo: false,
    origin: () => 'https://roborrow.test',
    timeoutMs: MINUTE,
  });
  const cache = sharedCache(renderer.respond);
  return {
    documents: () => documents,
    remove: () => void (isThere = false),
    /** So many visits, with that time between them. */
    visits: async (count: number, every: number): Promise<readonly number[]> => {
      const statuses: number[] = [];
      for (let made = 0; made < count; made += 1) {
        statuses.push(await cache.visit(ROBOT));
        await cache.settled();
        wait(every);
      }
      return statuses;
    },
  };
}

test('a robot that a thousand people open at once costs two documents', async () => {
  const { visits, documents } = site();
  expect(new Set(await visits(1000, 1))).toEqual(new Set([200]));
  expect(documents()).toBe(2);
});

test('a robot that a thousand people open within ten minutes costs two documents each half minute', async () => {
  const { visits, documents } = site();
  expect(new Set(await visits(1000, 0.6 * SECOND))).toEqual(new Set([200]));
  expect(documents()).toBe(40);
});

test('a robot that is opened once an hour is read for each visitor', async () => {
  const { visits, documents } = site();
  await visits(10, 60 * MINUTE);
  expect(documents()).toBe(20);
});

test.each([
  ['all the time', 0.1],
  ['every ten seconds', 10],
  ['every 40 seconds', 40],
])('a robot that was deleted is gone within a minute when it is opened %s', async (_, seconds) => {
  for (const after of [0, 7, 29, 31]) {
    const { visits, remove } = site();
    await visits(Math.ceil(90 / seconds), seconds * SECOND);
    wait(after * SECOND);
    await visits(1, 0);
    remove();
    const statuses = await visits(Math.ceil(180 / seconds), seconds * SECOND);
    const laterThanAMinute = statuses.filter((_status, index) => index * seconds > 60);
    expect(new Set(laterThanAMinute)).toEqual(new Set([404]));
  }
});
