/**
 * How long a rendered page may be shown by what stands between the server and its readers, in seconds. With the ten for
 * which the renderer itself keeps answers (`remembered-answers.ts`), what was taken away is gone within a minute.
 */
const FRESH = 30;
const STALE_WHILE_ASKING = 15;

const SHARED = `max-age=${FRESH}, stale-while-revalidate=${STALE_WHILE_ASKING}`;

/** Browsers ask again each time; content delivery networks answer them. */
export const CACHED: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-cache',
  'CDN-Cache-Control': `public, ${SHARED}`,
  // "Durable": what one of its places has rendered, the others show as well.
  'Netlify-CDN-Cache-Control': `public, durable, ${SHARED}`,
};

/** For what is only true now. */
export const UNCACHED: Readonly<Record<string, string>> = { 'Cache-Control': 'no-store' };
