/** The page after a sign-in that was not asked for by another page (D14). */
const DEFAULT_RETURN_TARGET = '/dashboard';

/** Pages for visitors, from which a signed-in user is redirected (D60). */
const SIGNED_OUT_PAGES: readonly string[] = ['/login', '/register'];

/**
 * Parses the page to open after signing in (D14): a path of this app with its query and hash; anything else
 * becomes the dashboard. This refuses every form of another origin: schemes, `//host`, `/\host`, characters
 * that browsers remove before they resolve an address (`/<tab>/host`), and paths whose dots resolve to
 * `//host`.
 */
export const parseReturnTarget = (text: unknown): string => {
  if (typeof text !== 'string' || hasDroppedCharacter(text)) return DEFAULT_RETURN_TARGET;
  const path = text.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\')) return DEFAULT_RETURN_TARGET;
  if (path.split('/').some(isDotSegment)) return DEFAULT_RETURN_TARGET;
  const page = path.toLowerCase().replace(/\/$/, '');
  return SIGNED_OUT_PAGES.includes(page) ? DEFAULT_RETURN_TARGET : text;
};

const isDotSegment = (segment: string): boolean => /^(?:\.|%2e){1,2}$/i.test(segment);

/** Browsers remove control characters anywhere in an address, and spaces at its end. */
const hasDroppedCharacter = (text: string): boolean => /\p{Cc}| $/u.test(text);
