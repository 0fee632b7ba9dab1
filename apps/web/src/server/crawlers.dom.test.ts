import { epochMs, PortError, robotId, type Robot } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { backendOf } from '../../testing/backend-of.ts';
import { robot } from '../../testing/world.ts';
import { allLanguages, inLanguage, languageOf } from '../shared/language.ts';
import { respondToCrawler, SITEMAP_PAGE, type CrawlerSources } from './crawlers.ts';

const ORIGIN = 'https://roborrow.example';

const sourcesOf = (robots: readonly Robot[]): CrawlerSources => ({
  origin: ORIGIN,
  open: async () => backendOf(robots).robots,
});

const ask = async (path: string, robots: readonly Robot[] = []) =>
  respondToCrawler(new Request(ORIGIN + path), sourcesOf(robots));

const xml = async (path: string, robots: readonly Robot[] = []): Promise<Document> => {
  const response = await ask(path, robots);
  expect(response?.status, path).toBe(200);
  const parsed = new DOMParser().parseFromString((await response?.text()) ?? '', 'application/xml');
  expect(parsed.querySelector('parsererror'), path).toBeNull();
  return parsed;
};

const textsOf = (document: Document, element: string): readonly (string | null)[] =>
  [...document.getElementsByTagName(element)].map(({ textContent }) => textContent);

const inEach = (path: string): readonly string[] =>
  allLanguages.map(({ language }) => ORIGIN + inLanguage(path, language));

describe('robots.txt (D313)', () => {
  it('names the sitemap by its full address, and keeps crawlers out of member pages', async () => {
    const text = (await (await ask('/robots.txt'))?.text()) ?? '';
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /messages', `Sitemap: ${ORIGIN}/sitemap.xml`]),
    );
  });
});

describe('a site at no known address (D313)', () => {
  it('has a robots.txt that names no sitemap, and none', async () => {
    const sources = { ...sourcesOf([]), origin: null };
    const text = await (await respondToCrawler(new Request(`${ORIGIN}/robots.txt`), sources))?.text();
    expect(text).toContain('Disallow: /messages\n');
    expect(text).not.toContain('Sitemap');
    expect(await respondToCrawler(new Request(`${ORIGIN}/sitemap.xml`), sources)).toBeNull();
  });
});

describe('the sitemap (D313)', () => {
  it('names the available robots, newest first, and when they last changed', async () => {
    const robots = [
      robot(1, { updatedAt: epochMs(Date.UTC(2026, 0, 2)) }),
      robot(2, { isAvailable: false }),
      robot(3, { updatedAt: epochMs(8e15) }),
    ];
    const page = await xml('/sitemap/robots.xml', robots);
    expect(textsOf(page, 'loc')).toEqual([...inEach('/robots/robot3'), ...inEach('/robots/robot1')]);
    expect(new Set(textsOf(page, 'lastmod'))).toEqual(new Set(['2026-01-02T00:00:00.000Z']));
  });

  it('names the same page in other languages (D840)', async () => {
    const [entry] = (await xml('/sitemap/robots.xml', [robot(1)])).getElementsByTagName('url');
    const links = [...(entry?.getElementsByTagName('xhtml:link') ?? [])].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(links).toContainEqual(['en', `${ORIGIN}/robots/robot1`]);
    expect(links).toContainEqual(['es', `${ORIGIN}/es/robots/robot1`]);
    expect(links).toHaveLength(allLanguages.length);
  });

  it('has an index whose pages hold every robot once', async () => {
    const many = Array.from({ length: 2 * SITEMAP_PAGE + 1 }, (_, i) =>
      robot(i, { createdAt: epochMs(1_700_000_000_000 + Math.floor(i / 3)) }),
    );
    const sources = sourcesOf(many);
    const locationsAt = async (address: string): Promise<readonly string[]> => {
      const text = (await (await respondToCrawler(new Request(address), sources))?.text()) ?? '';
      return Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, location = '']) => location);
    };
    const pages = await locationsAt(`${ORIGIN}/sitemap.xml`);
    expect(pages).toHaveLength(4);
    const found: string[] = [];
    for (const page of pages) {
      const locations = await locationsAt(page);
      const inEnglish = locations.filter((location) => languageOf(new URL(location).pathname) === 'en');
      expect(inEnglish.length).toBeLessThanOrEqual(SITEMAP_PAGE);
      found.push(...inEnglish);
    }
    const ofRobots = found.filter((location) => location.includes('/robots/'));
    expect(ofRobots).toHaveLength(many.length);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toContain(`${ORIGIN}/about`);
  });

  it('is XML whatever an id is', async () => {
    const id = robotId(`<&'"]]> /?#`);
    expect(textsOf(await xml('/sitemap/robots.xml', [robot(1, { id })]), 'loc')).toEqual(
      inEach(`/robots/${encodeURIComponent(id)}`),
    );
  });

  it('may be kept by caches for an hour', async () => {
    const headers = (await ask('/sitemap.xml'))?.headers;
    expect(headers?.get('CDN-Cache-Control')).toMatch(/max-age=3600\b/);
    expect(headers?.get('Content-Type')).toMatch(/^application\/xml/);
  });

  it('answers 503, which no cache keeps, when the backend is down', async () => {
    const open = async () => ({ listVersions: () => Promise.reject(new PortError('unavailable')) });
    const response = await respondToCrawler(new Request(`${ORIGIN}/sitemap.xml`), { origin: ORIGIN, open });
    expect(response?.status).toBe(503);
    expect(response?.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    '/',
    '/sitemap',
    '/sitemap/robots_x.xml',
    '/sitemap/robots_1_.xml',
    '/sitemap/robots_1_a%2Fb.xml',
    '/sitemap.xml?again',
    '/robots',
  ])('is not at %s', async (path) => {
    expect(await ask(path)).toBeNull();
  });
});
