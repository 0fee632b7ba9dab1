import { anyTextArb, NAUGHTY_STRINGS, runs, SCRIPT_PAYLOADS } from '@roborrow/domain/testing';
import { exactly, PortError, type Robot, type RobotId, type UserId } from '@roborrow/domain';
import fc from 'fast-check';
import { afterEach, assert, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPublicServices } from '../composition/public-services.ts';
import { settings } from '../env.ts';
import type { PublicServices } from '../services.tsx';
import type { Assets } from './assets.ts';
import { createRenderer } from './renderer.tsx';

const assets: Assets = {
  entry: '/assets/main.js',
  lateStyles: ['/assets/icons.css'],
  common: { scripts: ['/assets/framework.js'], styles: ['/assets/base.css'] },
  routes: {
    '/about': { scripts: ['/assets/about.js'], styles: ['/assets/about.css'] },
    '/search': { scripts: ['/assets/search.js'], styles: [] },
  },
  embedded: null,
  styles: { '/assets/base.css': '.base{}', '/assets/about.css': '.about{}' },
  headers: { 'Content-Security-Policy': "default-src 'self'" },
};

const demo = await openPublicServices(settings);
/** A generous limit, so that a busy machine is not taken for a slow backend. */
const TIMEOUT_MS = 60_000;

const rendererOn = (services: PublicServices, timeoutMs = TIMEOUT_MS) =>
  createRenderer({
    assets,
    open: async () => services,
    hasDemo: true,
    origin: () => 'https://roborrow.test',
    timeoutMs,
  });

const { respond } = rendererOn(demo);
const get = (address: string, headers: Record<string, string> = {}) =>
  respond(new Request(new URL(address, 'https://roborrow.test'), { headers }));

/** The services with one read replaced. */
const withRead = (get: PublicServices['robots']['get']): PublicServices => ({
  ...demo,
  robots: { ...demo.robots, get },
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('a page', () => {
  test.each([
    ['/', 'Rent a robot from someone nearby'],
    ['/robots/demo-lanai-cam', 'Lanai camera drone'],
    ['/search?query=drone', 'Lanai camera drone'],
    ['/search?location=Apex%2C+NC%2C+USA', 'within 25 miles'],
    ['/about', 'Roborrow'],
    ['/login', 'Password'],
    ['/dashboard', 'Dashboard'],
    ['/messages', 'Messages'],
    ['/rentals/of-somebody', 'Rentals'],
  ])('%s arrives with its content', async (address, content) => {
    const page = await get(address);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toMatch(/^<!DOCTYPE html>/i);
    expect(html).toContain(content);
    expect(html).not.toContain('<!--$?-->'); // a part that is not there yet
  });

  test('of a search has its robots, and not what a visitor without a search sees', async () => {
    const headings = async (address: string) =>
      [...(await (await get(address)).text()).matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(
        ([, text]) => text,
      );
    expect(await headings('/search')).toContain('Trending categories');
    expect(await headings('/search?query=drone')).not.toContain('Trending categories');
  });

  test('names the scripts and styles of its own screen, and of no other', async () => {
    const html = await (await get('/about')).text();
    for (const file of ['/assets/main.js', '/assets/framework.js', '/assets/about.js', '/assets/about.css'])
      expect(html.split(`"${file}"`)).toHaveLength(2);
    expect(html).toContain('.about{}');
    expect(html).not.toContain('search.js');
  });

  test('names the embedded backend where a browser may need it instead of the content, to be asked for then', async () => {
    const embedded = { backend: ['/assets/demo.js'], places: ['/assets/places.js'] };
    const on = (withFrames: boolean) =>
      createRenderer({
        assets: { ...assets, embedded },
        open: async () => demo,
        hasDemo: true,
        origin: () => null,
        timeoutMs: TIMEOUT_MS,
        withFrames,
      });
    const htmlOf = async (withFrames: boolean) =>
      (await on(withFrames).respond(new Request('https://roborrow.test/search'))).text();
    const [, links] = /<template id="embedded">([^]*?)<\/template>/.exec(await htmlOf(true)) ?? [];
    expect(links).toMatch(/^<link[^>]* href="\/assets\/demo.js"[^>]* data-backend><link[^>]* data-places>$/);
    expect(await htmlOf(false)).not.toContain('/assets/demo.js');
  });

  test('needs no permission of a policy for a style attribute, nor for any other script than the two of all pages', async () => {
    const addresses = ['/', '/search?query=drone', '/robots/demo-lanai-cam', '/dashboard', '/profile/nobody'];
    const scripts = new Set<string>();
    for (const address of addresses) {
      const html = await (await get(address)).text();
      expect(html).not.toMatch(/<[^>]* style=/);
      for (const [, text = ''] of html.matchAll(/<script>([^]*?)<\/script>/g)) scripts.add(text);
    }
    expect(scripts.size).toBe(2);
  });

  test('shows what people wrote as text, and its data cannot end the script it stands in', async () => {
    const [first] = (await demo.robots.listAvailable({ order: 'newest', limit: 1 })).robots;
    if (!first) throw new Error('The demo has no robot');
    const robot = { ...first, name: SCRIPT_PAYLOADS.join(' '), description: NAUGHTY_STRINGS.join('\n') };
    const hostile = rendererOn(withRead(async () => robot));
    const page = await hostile.respond(new Request(`https://roborrow.test/robots/${robot.id}`));
    const html = await page.text();
    const [, state = ''] =
      /<script id="page-state" type="application\/json">([^]*?)<\/script>/.exec(html) ?? [];
    expect(JSON.stringify(JSON.parse(state))).toContain(JSON.stringify(robot.name));
    // Two within the page, its data, and what search engines read of the robot and of its reviews.
    expect(html.match(/<script/g)).toHaveLength(5);
  });

  test('names a stored picture for link previews and search engines, and draws it nowhere (D152)', async () => {
    const [first] = (await demo.robots.listAvailable({ order: 'newest', limit: 1 })).robots;
    if (!first) throw new Error('The demo has no robot');
    const picture = 'https://store.test/robot.jpg';
    const { respond: show } = rendererOn(withRead(async () => ({ ...first, images: [picture] })));
    const page = await show(new Request(`https://roborrow.test/robots/${first.id}`));
    const html = await page.text();
    expect(html).toContain(`<meta property="og:image" content="${picture}"/>`);
    const [, product = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(product)).toMatchObject({ image: [picture] });
    const [, shown = ''] = /<main([^]*?)<\/main>/.exec(html) ?? [];
    expect(shown).toContain(first.name);
    expect(shown.replaceAll(/<script[^]*?<\/script>/g, '')).not.toContain(picture);
  });
});

test('a page paints the colours of stored pictures, and asks for the size that it shows first (D745)', async () => {
  const [first] = (await demo.robots.listAvailable({ order: 'newest', limit: 1 })).robots;
  if (!first) throw new Error('The demo has no robot');
  const colours = 'A'.repeat(48);
  const images = [`https://store.test/a.jpg#1600x1200~${colours}~480~960`];
  const { respond: show } = rendererOn(withRead(async () => ({ ...first, images })));
  const html = await (await show(new Request(`https://roborrow.test/robots/${first.id}`))).text();
  expect(html).toContain('<meta property="og:image" content="https://store.test/a-960.jpg"/>');
  const [asked = ''] = /<link rel="preload" as="image"[^>]*>/.exec(html) ?? [];
  expect(asked).toMatch(
    /fetchPriority="high" imageSrcSet="https:\/\/store\.test\/a-480\.jpg 480w, [^"]*a\.jpg 1600w"/,
  );
  const [, gallery = ''] = /aria-label="Photos"([^]*?)<\/section>/.exec(html) ?? [];
  const [drawn = ''] = /<img[^>]*>/.exec(gallery) ?? [];
  expect(drawn).toMatch(/src="data:image\/bmp;base64,[^"]*A{48}" width="800" height="600"/);
});

describe('a stored picture that the renderer has checked (D760)', () => {
  const colours = 'A'.repeat(48);
  const stored = (name: string) => `https://store.test/${name}.jpg#1600x1200~${colours}~480~960`;
  /** The beginning of a JPEG of this size. */
  const jpeg = (width: number, height: number) =>
    Uint8Array.from([
      ...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, height >> 8, height & 0xff, width >> 8, width & 0xff],
      ...[1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
    ]);
  /** A robot's page, and what its gallery begins with. */
  const pageOf = async (name: string, readPictureStart: NonNullable<PublicServices['readPictureStart']>) => {
    const [first] = (await demo.robots.listAvailable({ order: 'newest', limit: 1 })).robots;
    if (!first) throw new Error('The demo has no robot');
    const services = {
      ...withRead(async () => ({ ...first, images: [stored(name), stored('b')] })),
      readPictureStart,
    };
    const page = await rendererOn(services).respond(new Request(`https://roborrow.test/robots/${first.id}`));
    const html = await page.text();
    const [, gallery = ''] = /aria-label="Photos"([^]*?)<\/section>/.exec(html) ?? [];
    const [, state = '{}'] =
      /<script id="page-state" type="application\/json">([^]*?)<\/script>/.exec(html) ?? [];
    return {
      html,
      images: gallery.match(/<img[^>]*>/g) ?? [],
      known: (JSON.parse(state) as { readonly pictures?: unknown }).pictures,
      painted: (JSON.parse(state) as { readonly painted?: unknown }).painted,
    };
  };

  test('stands in the page with the bytes of its card, once, and is not asked for (D867)', async () => {
    const card = jpeg(480, 360);
    const url = `data:image/jpeg;base64,${Buffer.from(card).toString('base64')}`;
    const read = vi.fn(async (address: string) => (address.includes('-480') ? card : jpeg(1600, 1200)));
    const {
      html,
      images: [, image],
      known,
      painted,
    } = await pageOf('a', read);
    expect(image).toContain(
      `srcSet="${url} 480w, https://store.test/a-960.jpg 960w, https://store.test/a.jpg 1600w"`,
    );
    expect(html.split(url)).toHaveLength(2);
    expect(html).not.toContain('rel="preload" as="image"');
    expect(painted).toBe('https://store.test/a-480.jpg');
    expect(known).toContain(painted);
    expect(html).toContain('<meta property="og:image" content="https://store.test/a-960.jpg"/>');
  });

  test('is asked for first, in every size that the browser may choose, where its card is too large for the page', async () => {
    const read = vi.fn(async (_: string, most: number) => {
      const start = new Uint8Array(most);
      start.set(jpeg(1600, 1200));
      return start;
    });
    const {
      html,
      images: [under, image],
      known,
    } = await pageOf('a', read);
    const sizes = ['a-480.jpg 480w', 'a-960.jpg 960w', 'a.jpg 1600w'];
    const set = sizes.map((size) => `https://store.test/${size}`).join(', ');
    expect(image).toContain(`srcSet="${set}"`);
    expect(image).toContain('width="800" height="600" loading="eager"');
    expect(image).toContain('25vw"'); // phones sharpen it later
    expect(image).not.toContain('aria-hidden');
    expect(under).toMatch(/data-colours="true" alt="" aria-hidden="true" src="data:/);
    const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(preloads).toEqual([expect.stringContaining(`imageSrcSet="${set}"`)]);
    expect(known).toEqual(sizes.map((size) => `https://store.test/${size.split(' ')[0]}`));
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('is left to the browser while one of its sizes is not known to be small enough', async () => {
    const isWhole = (address: string) => address.endsWith('/a.jpg');
    for (const large of [jpeg(1601, 1), null]) {
      const {
        images: [image],
        known,
      } = await pageOf('a', async (address) => (isWhole(address) ? large : jpeg(480, 360)));
      expect(image).toContain('src="data:image/jpeg;base64,'); // that of its card (D867)
      expect(image).toContain('aria-hidden="true"');
      expect(known).toEqual(['a-480', 'a-960'].map((name) => `https://store.test/${name}.jpg`));
    }
  });
});

describe('the answer', () => {
  test.each(['/robots/none', '/profile/none', '/no/such/page', '/robots/a/b', '/%2e%2e/etc'])(
    '%s is 404',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );

  test('is kept for less than a minute by what serves it again, and never by a browser', async () => {
    const { headers } = await get('/robots/demo-lanai-cam');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    const shared = headers.get('CDN-Cache-Control') ?? '';
    const seconds = [...shared.matchAll(/=(\d+)/g)].map(([, number]) => Number(number));
    const REMEMBERED_BY_RENDERER = 10;
    expect(seconds.reduce((sum, number) => sum + number, REMEMBERED_BY_RENDERER)).toBeLessThan(60);
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe(shared.replace('public', 'public, durable'));
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  });

  test('is the same whoever asks: cookies and credentials are not looked at', async () => {
    const headers = { Cookie: 'session=ada', Authorization: 'Bearer ada' };
    const [visitor, member] = [await get('/'), await get('/', headers)];
    const withoutTimes = async (page: Response) =>
      (await page.text()).replaceAll(/"(?:u|dataUpdatedAt|dehydratedAt|readAt)":\d+/g, '');
    expect(await withoutTimes(member)).toBe(await withoutTimes(visitor));
    expect(member.headers.get('Set-Cookie')).toBeNull();
  });

  test('has no body for HEAD, and other methods are refused', async () => {
    const url = 'https://roborrow.test/';
    const head = await respond(new Request(url, { method: 'HEAD' }));
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await respond(new Request(url, { method: 'POST', body: 'x' }));
    expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the backend', () => {
  test('is read once for all readers of ten seconds, so that what was taken away is gone within a minute', async () => {
    let time = 0;
    const read = vi.fn((id: RobotId) => demo.robots.get(id));
    const renderer = createRenderer({
      assets,
      open: async () => withRead(read),
      hasDemo: true,
      origin: () => null,
      timeoutMs: TIMEOUT_MS,
      now: () => time,
    });
    const ask = async () =>
      (await renderer.respond(new Request('https://roborrow.test/robots/demo-lanai-cam'))).status;
    for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 5 }, ask));
    expect(read).toHaveBeenCalledTimes(1);
    read.mockResolvedValue(null);
    time = 9999;
    expect(await ask()).toBe(200);
    time = 10_000;
    expect(await ask()).toBe(404);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('a robot that was paused is within ten seconds in no list, and on its page no longer available', async () => {
    const [robot] = (await demo.robots.listAvailable({ order: 'newest', limit: 1 })).robots;
    if (!robot) throw new Error('The demo has no robot');
    let time = 0;
    let isPaused = false;
    const listed = (robots: readonly Robot[]) => robots.filter(({ id }) => !isPaused || id !== robot.id);
    const { robots } = demo;
    const renderer = createRenderer({
      assets,
      open: async () => ({
        ...demo,
        robots: {
          ...robots,
          get: async (id) => (id === robot.id ? { ...robot, isAvailable: !isPaused } : robots.get(id)),
          listAvailable: async (query) => {
            const page = await robots.listAvailable(query);
            return { ...page, robots: listed(page.robots) };
          },
          listAvailableByOwner: async (owner) => listed(await robots.listAvailableByOwner(owner)),
        },
      }),
      hasDemo: true,
      origin: () => null,
      timeoutMs: TIMEOUT_MS,
      now: () => time,
    });
    const ask = async (address: string) => {
      const page = await renderer.respond(new Request(new URL(address, 'https://roborrow.test')));
      return [page.status, await page.text()] as const;
    };
    /** Where the robot can be found, or rented. */
    const shownIn = async () => {
      const shown: string[] = [];
      const search = `/search?query=${encodeURIComponent(robot.name)}`;
      for (const address of ['/robots', search, `/profile/${robot.ownerId}`]) {
        const [status, html] = await ask(address);
        expect(status, address).toBe(200);
        if (html.includes(`/robots/${robot.id}`)) shown.push(address);
      }
      const [status, html] = await ask(`/robots/${robot.id}`);
      expect(status).toBe(200);
      if (html.includes('schema.org/InStock')) shown.push('its page');
      return shown;
    };
    const everywhere = await shownIn();
    expect(everywhere).toHaveLength(4);
    isPaused = true;
    time = 9999;
    expect(await shownIn()).toEqual(everywhere);
    time = 10_000;
    expect(await shownIn()).toEqual([]);
  });

  test('a page whose answers are remembered is rendered once, and otherwise again for what it learned', async () => {
    let time = 0;
    let renderings = 0;
    const counted: Assets = {
      ...assets,
      // Stands in each page once.
      get entry() {
        renderings += 1;
        return assets.entry;
      },
    };
    const renderer = createRenderer({
      assets: counted,
      open: async () => demo,
      hasDemo: true,
      origin: () => null,
      timeoutMs: TIMEOUT_MS,
      now: () => time,
    });
    const renderingsOf = async (address: string) => {
      const before = renderings;
      const page = await renderer.respond(new Request(new URL(address, 'https://roborrow.test')));
      expect((await page.text()).includes('View Profile')).toBe(true);
      return renderings - before;
    };
    // The robot, then its owner, then the page.
    expect(await renderingsOf('/robots/demo-lanai-cam')).toBe(3);
    expect(await renderingsOf('/robots/demo-lanai-cam')).toBe(1);
    // A different address of a page with the same answers.
    expect(await renderingsOf('/robots/demo-lanai-cam?utm_source=mail')).toBe(1);
    time = 10_000;
    expect(await renderingsOf('/robots/demo-lanai-cam')).toBe(3);
  });

  test('that answers after a page has given up waiting has answered the next page', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    const read = vi.fn((id: RobotId) => late.then(() => demo.robots.get(id)));
    const renderer = rendererOn(withRead(read), 0);
    const ask = () => renderer.respond(new Request('https://roborrow.test/robots/demo-lanai-cam'));
    expect((await ask()).status).toBe(503);
    answer();
    await late;
    await expect.poll(async () => (await ask()).status).toBe(200);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('a read that another page began before the backend came back does not fail this page', async () => {
    let breakOff = (_: Error) => {};
    const broken = new Promise<never>((_, reject) => (breakOff = reject));
    const read = vi.fn((id: RobotId) => demo.robots.get(id));
    read.mockReturnValueOnce(broken);
    const renderer = rendererOn(withRead(read));
    const ask = () => renderer.respond(new Request('https://roborrow.test/robots/demo-lanai-cam'));
    const pages = [ask(), ask()];
    await expect.poll(() => read).toHaveBeenCalledTimes(1);
    breakOff(new PortError('unavailable'));
    const statuses = (await Promise.all(pages)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('a page says when its oldest answer was read, remembered or not (D191)', async () => {
    let time = 1000;
    const renderer = createRenderer({
      assets,
      open: async () => demo,
      hasDemo: true,
      origin: () => null,
      timeoutMs: TIMEOUT_MS,
      now: () => time,
    });
    const readAt = async (address: string) => {
      const page = await renderer.respond(new Request(new URL(address, 'https://roborrow.test')));
      return /"readAt":(\d+)/.exec(await page.text())?.[1];
    };
    expect(await readAt('/robots/demo-lanai-cam')).toBe('1000');
    time = 4000;
    expect(await readAt('/robots/demo-lanai-cam')).toBe('1000');
    expect(await readAt('/')).toBe('4000');
    time = 11_000;
    expect(await readAt('/robots/demo-lanai-cam')).toBe('11000');
  });

  test.each([
    ['is slow', () => new Promise<never>(() => {})],
    ['is down', () => Promise.reject(new PortError('unavailable'))],
  ])('%s: the frame is sent, which no cache keeps, and the next reader asks again', async (_, fail) => {
    const read = vi.fn(fail);
    const timeoutMs = 200;
    const renderer = rendererOn(withRead(read), timeoutMs);
    const ask = () => renderer.respond(new Request('https://roborrow.test/robots/demo-lanai-cam'));
    const page = await ask();
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(page.headers.get('CDN-Cache-Control')).toBeNull();
    const html = await page.text();
    expect(html).toContain('Browse');
    expect(html).not.toContain('Lanai');
    // What the page does not need, the failure does not touch.
    expect((await renderer.respond(new Request('https://roborrow.test/about'))).status).toBe(200);
  });

  describe('that is silent', () => {
    // The machine's own speed does not count: time goes on only where a test says so.
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
    afterEach(() => void vi.useRealTimers());
    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

    /** A read that is answered when the test says so. */
    function silentRead<Id, Value>(read: (id: Id) => Promise<Value>) {
      let begin = () => {};
      const isAsked = new Promise<void>((resolve) => (begin = resolve));
      let answer = () => {};
      const isAnswered = new Promise<void>((resolve) => (answer = resolve));
      const get = (id: Id): Promise<Value> => {
        begin();
        return isAnswered.then(() => read(id));
      };
      return { get, isAsked, answer };
    }

    /** The renderer with the time limit that it has by itself. */
    function askForRobot() {
      const robot = silentRead((id: RobotId) => demo.robots.get(id));
      const owner = silentRead((id: UserId) => demo.users.get(id));
      const renderer = createRenderer({
        assets,
        open: async () => ({
          ...demo,
          robots: { ...demo.robots, get: robot.get },
          users: { ...demo.users, get: owner.get },
        }),
        hasDemo: true,
        origin: () => null,
      });
      const page = renderer.respond(new Request('https://roborrow.test/robots/demo-lanai-cam'));
      return { robot, owner, page };
    }

    test('for a second: its frame is sent then, and not later', async () => {
      const { robot, page } = askForRobot();
      await robot.isAsked;
      await pass(1000);
      expect((await page).status).toBe(503);
    });

    test('for less than a second: the page is sent with what it answers then', async () => {
      const { robot, owner, page } = askForRobot();
      await robot.isAsked;
      await pass(999);
      robot.answer();
      owner.answer();
      expect((await page).status).toBe(200);
    });

    test('twice, for a second together: its frame is sent after that second', async () => {
      const { robot, owner, page } = askForRobot();
      await robot.isAsked;
      await pass(600);
      robot.answer();
      await owner.isAsked;
      await pass(400);
      expect((await page).status).toBe(503);
    });
  });

  test('has its second for answers alone: what is loaded with the first page takes longer (D857)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let load = () => {};
    const isLoaded = new Promise<void>((resolve) => (load = resolve));
    const open = vi.fn(() => isLoaded.then(() => demo));
    const renderer = createRenderer({ assets, open, hasDemo: true, origin: () => null });
    const page = renderer.respond(new Request('https://roborrow.test/robots/demo-lanai-cam'));
    await expect.poll(() => open).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    load();
    expect((await page).status).toBe(200);
  });

  test('is asked before the first visitor comes, by a search (D857)', async () => {
    const listAvailable = vi.fn(demo.robots.listAvailable);
    const { warmUp } = rendererOn({ ...demo, robots: { ...demo.robots, listAvailable } });
    await warmUp();
    expect(listAvailable).toHaveBeenCalled();
  });

  test('that cannot be opened is opened again with the next page', async () => {
    const open = vi.fn(async () => demo).mockRejectedValueOnce(new Error('no network'));
    const renderer = createRenderer({
      assets,
      open,
      hasDemo: true,
      origin: () => null,
      timeoutMs: TIMEOUT_MS,
    });
    const ask = () => renderer.respond(new Request('https://roborrow.test/'));
    expect([(await ask()).status, (await ask()).status]).toEqual([503, 200]);
  });
});

describe('no address', () => {
  const text = fc.oneof(
    anyTextArb({ maxLength: 30 }),
    fc.constantFrom(...NAUGHTY_STRINGS, ...SCRIPT_PAYLOADS),
    fc.constantFrom(
      '1',
      '-1',
      'NaN',
      'Apex, NC',
      'drone',
      'Hobby',
      '%',
      '%zz',
      '%00',
      '%E0%A4%A',
      '..',
      '//',
      '__proto__',
    ),
  );
  const part = fc.oneof(
    {
      arbitrary: text.map((value) => encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, ''))),
      weight: 3,
    },
    { arbitrary: text, weight: 1 },
  );
  const path = fc.oneof(
    fc.constantFrom('/', '/search', '/robots', '/about', '/login', '/register', '/dashboard', '/messages'),
    fc
      .tuple(fc.constantFrom('/robots/', '/profile/', '/edit-robot/', '/', '//', '/robots//'), part)
      .map((parts) => parts.join('')),
  );
  const parameter = fc.tuple(
    fc.oneof(
      fc.constantFrom(
        'query',
        'location',
        'distance',
        'category',
        'minPrice',
        'maxPrice',
        'near',
        'from',
        'tab',
        'redirect',
      ),
      part,
    ),
    part,
  );
  const address = fc
    .tuple(path, fc.array(parameter, { maxLength: 4 }))
    .map(
      ([at, pairs]) => `${at}${pairs.length > 0 ? '?' : ''}${pairs.map((pair) => pair.join('=')).join('&')}`,
    );

  // Few robots make small pages. Each run renders some.
  const small = rendererOn({
    ...demo,
    robots: {
      ...demo.robots,
      listAvailable: async () => ({ robots: [], next: null }),
      listFeatured: async () => [],
      listNearest: async () => ({ found: [], next: null, count: exactly(0) }),
    },
  });

  test('hangs, or is answered 500, and a redirect ends at a page', async () => {
    await fc.assert(
      fc.asyncProperty(address, async (asked) => {
        let url = `https://roborrow.test${asked}`;
        for (let hop = 0; ; hop += 1) {
          if (!URL.canParse(url)) return; // no request has it
          const page = await small.respond(new Request(url));
          await page.arrayBuffer();
          if (page.status !== 307) {
            assert.oneOf(page.status, [200, 404]);
            return;
          }
          assert.isBelow(hop, 3);
          const next = new URL(page.headers.get('Location') ?? '', url);
          assert.equal(next.origin, 'https://roborrow.test');
          url = next.href;
        }
      }),
      // An address that was drawn again has its answer; it is one in eight.
      { numRuns: runs(500), plugins: [fc.ignoreEqualValues()] },
    );
  }, 900_000);
});
