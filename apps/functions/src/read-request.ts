import { isEnoughForSuggestions } from '@roborrow/domain';

/** Up to how many characters a text is looked up. */
const LONGEST = 200;

// oxlint-disable-next-line no-control-regex -- they are what is refused
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/;

const SESSION = /^[\w-]{1,36}$/;

/** The header that carries a session token: in the address it would keep equal questions from sharing a cached answer. */
const SESSION_HEADER = 'Places-Session';

/**
 * The one value of a query parameter, without the blanks before it (one after it ends a word: "La "); `null`
 * when it may not be looked up.
 */
export function readText({ url }: Request, parameter: string): string | null {
  const [value, another] = new URL(url).searchParams.getAll(parameter);
  if (value === undefined || another !== undefined) return null;
  const text = value.trimStart();
  const isAcceptable =
    isEnoughForSuggestions(text) && text.length <= LONGEST && !CONTROL_CHARACTER.test(value);
  return isAcceptable ? text : null;
}

/** The app itself, and whoever types the address. */
const OWN_SITES = ['same-origin', 'none'];

/**
 * Whether another site's page sends the request, which would spend this site's quota in its visitors' names. Browsers
 * say so in Sec-Fetch-Site, which no page can change; what is no browser says nothing and has the limit per address.
 */
export function comesFromOtherSite({ headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  return site !== null && !OWN_SITES.includes(site);
}

/** The session that somebody is typing in, or `null` when there is none worth passing on. */
export function readSession({ headers }: Request): string | null {
  const session = headers.get(SESSION_HEADER);
  return session !== null && SESSION.test(session) ? session : null;
}
