import { isEnoughForSuggestions } from '@roborrow/domain';

/** The longest text that is looked up, in characters. */
const LONGEST = 200;

// oxlint-disable-next-line no-control-regex -- they are what is refused
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/;

const SESSION = /^[\w-]{1,36}$/;

/**
 * The header with the session token. As a parameter of the address it would prevent equal questions from
 * sharing a cached answer.
 */
const SESSION_HEADER = 'Places-Session';

/**
 * The single value of a query parameter, without the blanks before it (a blank after it ends a word: "La ");
 * `null` when it must not be looked up.
 */
export function readText({ url }: Request, parameter: string): string | null {
  const [value, another] = new URL(url).searchParams.getAll(parameter);
  if (value === undefined || another !== undefined) return null;
  const text = value.trimStart();
  const isAcceptable =
    isEnoughForSuggestions(text) && text.length <= LONGEST && !CONTROL_CHARACTER.test(value);
  return isAcceptable ? text : null;
}

/** The app itself, and the browser's address bar. */
const OWN_SITES = ['same-origin', 'none'];

/**
 * Whether a page of another site sends the request, which would spend this site's quota through its visitors.
 * Browsers report this in Sec-Fetch-Site, which no page can change; other programs send no such header and
 * have the limit per address.
 */
export function comesFromOtherSite({ headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  return site !== null && !OWN_SITES.includes(site);
}

/** The session of the user's typing, or `null` if there is no valid one. */
export function readSession({ headers }: Request): string | null {
  const session = headers.get(SESSION_HEADER);
  return session !== null && SESSION.test(session) ? session : null;
}
