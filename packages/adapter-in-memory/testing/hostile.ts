import {
  epochMs,
  ownProfile,
  parseDay,
  register,
  type Ports,
  type RegistrationForm,
  type Result,
} from '@roborrow/domain';
import { foundAt, NAUGHTY_STRINGS, SCRIPT_PAYLOADS } from '@roborrow/domain/testing';
import { createInMemoryBackend } from '../src/backend.ts';
import { createMemoryStore } from '../src/store/memory-store.ts';
import { createIds } from './in-memory-harness.ts';

/** Every text that each field is tested with. */
export const HOSTILE = [...new Set([...NAUGHTY_STRINGS, ...SCRIPT_PAYLOADS])];

/** A valid registration. */
export const registration: RegistrationForm = {
  username: 'ada_1815',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  password: 'engine',
  confirmPassword: 'engine',
  acceptedTerms: parseDay('2026-11-01'),
};

/** A new client of a new backend, in which every place has the same coordinates. */
export const createWorld = () => {
  const store = createMemoryStore();
  const ids = createIds();
  const client = (): Ports =>
    createInMemoryBackend({
      store,
      clock: { now: () => epochMs(1_760_000_000_000) },
      ids,
      places: { suggest: async () => [], geocode: async () => foundAt({ latitude: 35.7, longitude: -78.9 }) },
    });
  return { ports: client(), client, store };
};

/** The same with a signed-in user. */
export const createMember = async ({ ports, store, client } = createWorld(), form = registration) => {
  const registered = await register(ports)(form);
  if (!registered.ok) throw new Error('the registration failed');
  const user = registered.value;
  const profile = await ports.users.get(user.uid);
  if (!profile) throw new Error('no profile to test with');
  return { ports, store, client, user, profile: ownProfile(profile, await ports.users.getContact(user.uid)) };
};

type Outcome = Result<
  unknown,
  { readonly kind: string; readonly issues?: readonly { readonly field: string }[] }
>;

/** The fields that a use case refused; `null` when it succeeded. */
export const refused = (outcome: Outcome): readonly string[] | null =>
  outcome.ok ? null : (outcome.error.issues?.map(({ field }) => field) ?? [outcome.error.kind]);

/**
 * The part of a text that is stored: nothing if it has no visible character (D53), else all but the outer
 * blanks.
 */
export const kept = (text: string): string =>
  /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u.test(text) ? '' : text.trim();

/** Whether the stored part of a text has that many characters, inclusive. */
export const fits = (text: string, least: number, most: number): boolean => {
  const count = [...kept(text)].length;
  return count >= least && count <= most;
};

/**
 * The same for a name or a title, which must have a visible character and none that commands a terminal or changes the direction of
 * text.
 */
export const fitsTitle = (text: string, most: number): boolean =>
  fits(text, 1, most) && !/[\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u.test(kept(text));
