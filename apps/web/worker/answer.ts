import { FILES, PAGES, PICTURES } from '../src/features/offline/worker-contract.ts';
import { inLanguage, languageOf } from '../src/shared/language.ts';
import { keep, kept, type Shelf } from './keep.ts';
import { networkFirst } from './network-first.ts';

const pages: Shelf = { name: PAGES, most: 60 };
/** A build has about 130, of which a visitor loads 40 to 80. */
const files: Shelf = { name: FILES, most: 300 };
const pictures: Shelf = { name: PICTURES, most: 200 };

/** How long the network may take before what is kept is shown instead, in milliseconds (D480). */
const LIMIT = 4000;

/** The page of this language that was kept last. It stands in for an address without one: its script puts it right (`inline-scripts.ts`). */
const anyPage = (pathname: string): string => inLanguage('/.any-page', languageOf(pathname));

/** What an answer is made with. */
export interface Means {
  /** Keeps the worker alive until this is done. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** The answer that the browser asked for while it started the worker, if it did. */
  readonly early?: Promise<Response | undefined>;
}

const typeOf = ({ headers }: Response): string => headers.get('content-type') ?? '';
const isPage = (answer: Response): boolean => answer.status === 200 && typeOf(answer).startsWith('text/html');
/** A server that answers every address with a page does so for a file that is gone. */
const isFile = (answer: Response): boolean =>
  answer.status === 200 && !typeOf(answer).startsWith('text/html');

/** Hands the answer on, and keeps a copy if it is worth it. */
function keeping(
  ask: Promise<Response>,
  isKept: (answer: Response) => boolean,
  { waitUntil }: Means,
  shelf: Shelf,
  ...addresses: readonly string[]
): Promise<Response> {
  const copied = ask.then((answer) =>
    isKept(answer) && addresses.length > 0 ? { answer, copy: answer.clone() } : { answer, copy: null },
  );
  waitUntil(
    copied.then(
      ({ copy }) => copy && keep(shelf, copy, ...addresses),
      () => undefined,
    ),
  );
  return copied.then(({ answer }) => answer);
}

/** Whether the person, or the app after a new deployment, asked for the page anew: then only the server's answer will do. */
const isReload = ({ cache }: Request): boolean => cache === 'no-cache' || cache === 'reload';

/**
 * A page: from the network (D480, D481). It is kept under its path, and only if its address says no more than that: parameters are
 * what a person searched for.
 */
export function pageFor(request: Request, means: Means): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const addresses = search === '' ? [pathname, anyPage(pathname)] : [];
  const ask = (async () => (await means.early) ?? fetch(request))();
  return networkFirst({
    ask: keeping(ask, isPage, means, pages, ...addresses),
    kept: () => kept(pages, pathname, anyPage(pathname)),
    limit: isReload(request) ? null : LIMIT,
  });
}

/** A file whose name holds a hash: what is kept cannot be old. */
export async function fileFor(request: Request, means: Means): Promise<Response> {
  const { pathname } = new URL(request.url);
  return (await kept(files, pathname)) ?? keeping(fetch(request), isFile, means, files, pathname);
}

/** A picture: from the network, because its address may be given to another one. */
export function pictureFor(request: Request, means: Means): Promise<Response> {
  const isOwn = new URL(request.url).origin === location.origin;
  // Another site's picture can be looked at, and so be kept, only if that site is asked to allow it.
  const ask = isOwn
    ? fetch(request)
    : fetch(request.url, { mode: 'cors', credentials: 'omit' }).catch(() => fetch(request));
  return networkFirst({
    ask: keeping(ask, isFile, means, pictures, request.url),
    kept: () => kept(pictures, request.url),
    limit: LIMIT,
  });
}
