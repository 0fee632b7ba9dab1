import {
  epochMs,
  isPortError,
  LIST_MAX,
  robotId,
  type PublicRobotsPort,
  type RobotCursor,
  type RobotVersion,
} from '@roborrow/domain';
import { allLanguages, inLanguage } from '../shared/language.ts';
import { UNCACHED } from './cache-headers.ts';

/** The sources of the answers for crawlers. */
export interface CrawlerSources {
  /** Without a cache: there are as many addresses of pages as there are cursors. */
  readonly open: () => Promise<Pick<PublicRobotsPort, 'listVersions'>>;
  /** This site's origin, e.g. "https://roborrow.example"; `null` if it is unknown, and then there is no sitemap. */
  readonly origin: string | null;
}

/**
 * The robots in one page of the sitemap. The protocol allows 50,000, but whoever invents addresses of pages would then make
 * each request cost as many documents. With the one that shows whether there is another page, this is one request.
 */
export const SITEMAP_PAGE = LIST_MAX - 1;
/** The pages in the index; the protocol allows 50,000. Older robots are found by links alone. */
const MOST_PAGES = 1000;

/** The public screens, other than those of one robot or person. */
const SCREENS = ['/', '/robots', '/about', '/contact', '/terms', '/privacy', '/community-rules', '/imprint'];

/** Pages for members, and the page for the site's operator. */
const DISALLOWED = [
  '/dashboard',
  '/create-robot',
  '/edit-robot/',
  '/edit-profile',
  '/settings',
  '/problem',
  '/messages',
  '/rentals/',
  '/firebase-diagnostic',
];

/** Caches serve a sitemap for an hour, and for a day while they ask for the next one. */
const SHARED = 'public, max-age=3600, stale-while-revalidate=86400';
const HEADERS = {
  'Cache-Control': 'no-cache',
  'CDN-Cache-Control': SHARED,
  'Netlify-CDN-Cache-Control': SHARED,
};

/**
 * Answers for `robots.txt` and the sitemap (D313); `null` for any other address. The status is 200, or 503
 * when the backend does not answer, which no cache keeps.
 */
export async function respondToCrawler(request: Request, sources: CrawlerSources): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  // With parameters, the same sitemap would be made anew for every address.
  const write = search === '' ? writerOf(pathname, sources) : null;
  if (!write) return null;
  try {
    const body = await write();
    const type = pathname === '/robots.txt' ? 'text/plain' : 'application/xml';
    return new Response(body, {
      headers: { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` },
    });
  } catch (thrown) {
    if (!isPortError(thrown)) throw thrown;
    return new Response(null, { status: 503, headers: { ...UNCACHED, 'Retry-After': '60' } });
  }
}

type Write = () => Promise<string>;

const PAGE = /^\/sitemap\/robots(?:_(?<createdAt>-?\d{1,13})_(?<id>[\w-]{1,60}))?\.xml$/;

const writerOf = (pathname: string, { open, origin }: CrawlerSources): Write | null => {
  if (pathname === '/robots.txt') return async () => robotsTxt(origin);
  if (origin === null) return null;
  if (pathname === '/sitemap.xml') return () => sitemapIndex(open, origin);
  if (pathname === '/sitemap/screens.xml')
    return async () => urlSet(SCREENS.map((path) => ({ path, origin })));
  const page = PAGE.exec(pathname);
  if (!page) return null;
  const { createdAt, id } = page.groups ?? {};
  return async () => {
    const robots = await open();
    const after = createdAt && id ? { createdAt: epochMs(Number(createdAt)), id: robotId(id) } : null;
    const { versions } = await robots.listVersions({ limit: SITEMAP_PAGE, ...(after && { after }) });
    return urlSet(versions.map((version) => entryOf(origin, version)));
  };
};

const robotsTxt = (origin: string | null): string =>
  [
    'User-agent: *',
    ...allLanguages.flatMap(({ language }) =>
      DISALLOWED.map((path) => `Disallow: ${inLanguage(path, language)}`),
    ),
    ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');

/** A page's address names the last robot of the previous page, so it stays the same when robots are added. */
const pagePath = (after: RobotCursor | null): string =>
  after ? `/sitemap/robots_${after.createdAt}_${after.id}.xml` : '/sitemap/robots.xml';

const sitemapIndex = async (open: CrawlerSources['open'], origin: string): Promise<string> => {
  const robots = await open();
  const pages = ['/sitemap/screens.xml'];
  for (let after: RobotCursor | null | undefined; after !== null && pages.length < MOST_PAGES;) {
    pages.push(pagePath(after ?? null));
    after = (await robots.listVersions({ limit: SITEMAP_PAGE, ...(after && { after }) })).next;
  }
  return document(
    'sitemapindex',
    pages.map((path) => `<sitemap><loc>${escape(origin + path)}</loc></sitemap>`),
  );
};

interface Entry {
  readonly origin: string;
  readonly path: string;
  readonly lastmod?: string | null;
}

const entryOf = (origin: string, { id, updatedAt }: RobotVersion): Entry => ({
  origin,
  path: `/robots/${encodeURIComponent(id)}`,
  lastmod: dateOf(updatedAt),
});

/** The time in the protocol's form; `null` for a year of more than four digits, which an older document may have. */
const dateOf = (time: number): string | null => {
  const text = new Date(time).toISOString();
  return /^\d{4}-/.test(text) ? text : null;
};

/** Each page in each language, and beside it the same in all of them. */
const urlSet = (entries: readonly Entry[]): string =>
  document(
    'urlset',
    entries.flatMap(({ origin, path, lastmod }) => {
      const addresses = allLanguages.map(
        ({ language }) => [language, origin + inLanguage(path, language)] as const,
      );
      const links = addresses.map(
        ([language, address]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(address)}"/>`,
      );
      const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
      return addresses.map(
        ([, address]) => `<url><loc>${escape(address)}</loc>${changed}${links.join('')}</url>`,
      );
    }),
  );

const document = (element: 'sitemapindex' | 'urlset', lines: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${
      element === 'urlset' ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
    }>`,
    ...lines,
    `</${element}>`,
    '',
  ].join('\n');

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;');
