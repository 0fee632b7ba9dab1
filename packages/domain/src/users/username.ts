import { err, ok, type Result } from '../result.ts';
import { milliseconds } from '../units.ts';
import type { Username } from './profile.ts';

/** Fewest and most characters of a username (D122). */
export const USERNAME_MIN = 3;
/** The most characters of a username (D122). */
export const USERNAME_MAX = 20;
/** How long the user must stop typing before availability is checked (D123). */
export const USERNAME_CHECK_PAUSE = milliseconds(500);

/** What is wrong with a username. */
export type UsernameTag = 'too-short' | 'too-long' | 'invalid-characters';

/**
 * The part of the typed text that the field keeps: lowercase a–z, 0–9 and underscore, the first 20 (D122).
 */
export const normalizeUsername = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '')
    .slice(0, USERNAME_MAX);

/**
 * Parses a typed username. Case and outer spaces are corrected. Any other invalid character is refused and
 * not dropped, so that no user gets a name that they did not type.
 *
 * @example
 * ```ts
 * parseUsername('maya_o'); // => { ok: true, value: 'maya_o' }
 * parseUsername('m'); // => { ok: false, error: 'too-short' }
 * ```
 */
export const parseUsername = (text: string): Result<Username, UsernameTag> => {
  const name = text.trim().toLowerCase();
  if (/[^a-z0-9_]/.test(name)) return err('invalid-characters');
  if (name.length < USERNAME_MIN) return err('too-short');
  if (name.length > USERNAME_MAX) return err('too-long');
  return ok(name as Username); // the only place that turns a checked string into a Username
};
