import {
  epochMs,
  isPortError,
  robotId,
  type PublicRobotsPort,
  type RobotCursor,
  type RobotVersion,
} from '@roborrow/domain';

/** What answers to crawlers are made from. */
export interface CrawlerSources {
  readonly robots: Pick<PublicRobotsPort, 'listVersions'>;
  /** Where the site is, e.g. "https://roborrow.example". */
  readonly origin: string;
}

/** Robots in one page of the sitemap; the protocol allows 50,000. A page of ten thousand takes ten requests to Firestore. */
export const SITEMAP_PAGE = 10_000;
/** Pages in the index; the protocol allows 50,000. Older robots than these are found by links alone. */
const MOST_PAGES = 1000;

/** The public pages that list no particular robot or person. */
const SCREENS = ['/', '/robots', '/about', '/contact'];

/** What crawlers need not look at: these pages belong to one person, or are for whoever runs the site. */
const DISALLOWED = [
  '/dashboard',
  '/create-robot',
  '/edit-robot/',
  '/edit-profile',
  '/messages',
  '/firebase-diagnostic',
];

/** A sitemap is made again after an hour; until then, and while it is made, caches serve the one they have. */
const SHARED = 'public, max-age=3600, stale-while-revalidate=86400';
const CACHED = {
  'Cache-Control': 'no-cache',
  'CDN-Cache-Control': SHARED,
  'Netlify-CDN-Cache-Control': SHARED,
};

/**
 * Answers for `robots.txt` and the sitemap (D313); `null` for any other address. The status is 200, 404, 405, or 503 when the
 * backend does not answer, which no cache keeps.
 */
export async function respondToCrawler(request: Request, sources: CrawlerSources): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const write = writerOf(pathname);
  if (!write) return null;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' } });
  try {
    const body = await write(sources);
    const type = pathname === '/robots.txt' ? 'text/plain' : 'application/xml';
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: { ...CACHED, 'Content-Type': `${type}; charset=utf-8` },
    });
  } catch (thrown) {
    if (!isPortError(thrown)) throw thrown;
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '60' } });
  }
}

type Write = (sources: CrawlerSources) => Promise<string>;

const PAGE = /^\/sitemap\/robots(?:_(?<createdAt>-?\d{1,15})_(?<id>[\w-]{1,60}))?\.xml$/;

const writerOf = (pathname: string): Write | null => {
  if (pathname === '/robots.txt') return async ({ origin }) => robotsTxt(origin);
  if (pathname === '/sitemap.xml') return sitemapIndex;
  if (pathname === '/sitemap/screens.xml')
    return async ({ origin }) => urlSet(SCREENS.map((path) => ({ loc: origin + path })));
  const page = PAGE.exec(pathname);
  if (!page) return null;
  const { createdAt, id } = page.groups ?? {};
  return async ({ robots, origin }) => {
    const after = createdAt && id ? { createdAt: epochMs(Number(createdAt)), id: robotId(id) } : null;
    const { versions } = await robots.listVersions({ limit: SITEMAP_PAGE, ...(after && { after }) });
    return urlSet(versions.map((version) => entryOf(origin, version)));
  };
};

const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** A page's address names the robot that the page before ended with: it stays the same while robots are added. */
const pagePath = (after: RobotCursor | null): string =>
  after ? `/sitemap/robots_${after.createdAt}_${after.id}.xml` : '/sitemap/robots.xml';

const sitemapIndex: Write = async ({ robots, origin }) => {
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
  readonly loc: string;
  readonly lastmod?: string | null;
}

const entryOf = (origin: string, { id, updatedAt }: RobotVersion): Entry => ({
  loc: `${origin}/robots/${encodeURIComponent(id)}`,
  lastmod: dateOf(updatedAt),
});

/** As the protocol writes a time; `null` for one outside of its four-digit years, which an older document may hold. */
const dateOf = (time: number): string | null => {
  const text = new Date(time).toISOString();
  return /^\d{4}-/.test(text) ? text : null;
};

const urlSet = (entries: readonly Entry[]): string =>
  document(
    'urlset',
    entries.map(
      ({ loc, lastmod }) =>
        `<url><loc>${escape(loc)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
    ),
  );

const document = (element: 'sitemapindex' | 'urlset', lines: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
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
