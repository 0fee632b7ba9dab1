/** A request as far as it matters here. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>;

/** What is asked for: `other` is none of the worker's business, and goes to the network as if there were no worker. */
export type Kind = 'page' | 'file' | 'picture' | 'other';

/** Addresses below these are functions; their answers are true only now. */
const FUNCTIONS = '/.netlify/';
const HASHED = '/assets/';

/** The sizes that lists and messages show, by the names that the domain gives them (D740): the larger ones would fill the browser (D746). */
const CARD = /-(?:480|128)\.jpg$/;

/** Whether a picture is small enough to be kept: a drawing of this site, or a photo in the size of cards. */
const isKept = (pathname: string): boolean => !pathname.endsWith('.jpg') || CARD.test(pathname);

/**
 * `origin` is this site's, `pictureHosts` are the origins of other sites' pictures that are kept as well: those that every
 * visitor may see.
 */
export function kindOf(
  { method, url, mode, destination }: Asked,
  origin: string,
  pictureHosts: readonly string[],
): Kind {
  const address = new URL(url);
  if (method !== 'GET') return 'other';
  if (address.origin !== origin)
    return destination === 'image' && pictureHosts.includes(address.origin) && isKept(address.pathname)
      ? 'picture'
      : 'other';
  if (address.pathname.startsWith(FUNCTIONS)) return 'other';
  if (address.pathname.startsWith(HASHED)) return 'file';
  if (mode === 'navigate') return 'page';
  return destination === 'image' && isKept(address.pathname) ? 'picture' : 'other';
}
