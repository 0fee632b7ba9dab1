/** Where a sign-in leads when no page was wanted (D14). */
export const DEFAULT_RETURN_TARGET = '/dashboard';

/** Pages that a signed-in user is sent away from (D60). */
const SIGNED_OUT_PAGES: readonly string[] = ['/login', '/register'];

/**
 * The page to open after signing in (D14): a path of this app with its query and hash, or the dashboard.
 * Refused are other origins in every disguise: schemes, `//host`, `/\host`, characters that browsers drop before
 * they resolve (`/<tab>/host`), and paths that become `//host` once their dots are resolved.
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

/** Browsers drop control characters anywhere in an address, and spaces at its end. */
const hasDroppedCharacter = (text: string): boolean => /\p{Cc}| $/u.test(text);
