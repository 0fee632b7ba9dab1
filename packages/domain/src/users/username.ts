import { err, ok, type Result } from '../result.ts';
import { milliseconds } from '../units.ts';
import type { Username } from './profile.ts';

/** Fewest and most characters of a username (D122). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
/** How long typing must rest before availability is checked (D123). */
export const USERNAME_CHECK_PAUSE = milliseconds(500);

export type UsernameTag = 'too-short' | 'too-long' | 'invalid-characters';

/**
 * What the field keeps of what is typed: lowercase a–z, 0–9 and underscore, the first 20 (D122).
 */
export const normalizeUsername = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '')
    .slice(0, USERNAME_MAX);

/**
 * A typed name as the username it stands for. Case and surrounding space are forgiven; any other
 * character is refused rather than dropped, so that nobody gets a name they did not type.
 */
export const parseUsername = (text: string): Result<Username, UsernameTag> => {
  const name = text.trim().toLowerCase();
  if (/[^a-z0-9_]/.test(name)) return err('invalid-characters');
  if (name.length < USERNAME_MIN) return err('too-short');
  if (name.length > USERNAME_MAX) return err('too-long');
  return ok(name as Username); // the one place where a string has been checked to be one
};
