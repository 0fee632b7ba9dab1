/**
 * What the service worker keeps of what was seen (D480). A name ends with the number of its format: the worker deletes every
 * other cache whose name begins with OURS.
 */
export const OURS = 'roborrow-';

/** Pages, as every visitor gets them. */
export const PAGES = `${OURS}pages-1`;
/** Scripts, styles and typefaces. Their names hold a hash, so they never mean anything else. */
export const FILES = `${OURS}files-1`;
export const PICTURES = `${OURS}pictures-1`;

/** What a page has loaded without the worker, and tells it, so that this is kept as well: addresses. */
export interface Seen {
  readonly kind: 'seen';
  /** The page's own path, if the worker did not bring the page. */
  readonly page: string | null;
  readonly files: readonly string[];
  readonly pictures: readonly string[];
}

/** Asks the worker for a notice of the system (D487). */
export interface Notify {
  readonly kind: 'notify';
  readonly title: string;
  readonly text: string;
  /** A later notice with the same tag takes the place of an earlier one. */
  readonly tag: string;
  /** What a click opens, as an address of this site. */
  readonly address: string;
}

/** Tells the worker that it is removed: it stays until its last page is closed, and keeps nothing more until then. */
export interface Leave {
  readonly kind: 'leave';
}

/** Deletes everything that a worker has kept. */
export async function deleteKept(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS)).map((name) => caches.delete(name)));
}

/** What the worker asks of a page. */
export type PageAsked =
  /** A notice was clicked that belongs to this page. */
  | { readonly kind: 'open'; readonly address: string }
  /** Wants the id of the person who is signed in, through the port that comes with it. */
  | { readonly kind: 'whose' }
  /** A pushed notice is shown. */
  | { readonly kind: 'shown' }
  /** The browser's subscription has another address than before. */
  | { readonly kind: 'renewed' };
