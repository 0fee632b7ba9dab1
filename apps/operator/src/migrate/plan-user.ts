import { parseUsername } from '@roborrow/domain';
import { changeOf, REMOVED, textOf, type Stored, type Write } from '../database.ts';
import { mendTimes } from './mend-times.ts';
import type { Plan } from './migration.ts';

/** The stored data besides the user's document. */
export interface Surroundings {
  readonly hasContact: boolean;
  /** The owner of a name's reservation; `null` when it is free. */
  readonly reservedBy: (username: string) => string | null;
}

const PRIVATE = ['email', 'latitude', 'longitude'] as const;

/**
 * Moves the private fields out of a public profile (D10), reserves its username (D11) and repairs its times.
 * Private fields are moved even if an operator must check the username. A document that is correct needs no
 * write, so the program can be repeated.
 */
export function planUser(document: Stored, { hasContact, reservedBy }: Surroundings): Plan {
  const { path, fields } = document;
  const uid = path.slice(path.lastIndexOf('/') + 1);
  const { username, problems } = readName(textOf(fields['username']), uid, reservedBy);
  const leaking = PRIVATE.filter((field) => field in fields);
  const isRenamed = username !== null && 'username' in fields && username !== fields['username'];

  const { email, latitude, longitude } = fields;
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number';
  const contact: Write = {
    kind: 'create',
    path: `${path}/private/contact`,
    fields: { email: textOf(email), ...(isPlaced && { latitude, longitude }) },
  };
  return {
    writes: [
      ...(leaking.length > 0 && !hasContact ? [contact] : []),
      ...changeOf(document, {
        ...Object.fromEntries(leaking.map((field) => [field, REMOVED])),
        ...(isRenamed && { username }),
        ...mendTimes(document),
      }),
      ...(username && reservedBy(username) === null
        ? [{ kind: 'create', path: `usernames/${username}`, fields: { uid } } as const]
        : []),
    ],
    problems,
  };
}

/** The name as it must be stored, `''` for none; `null` if an operator must decide, and the document keeps its own. */
function readName(
  stored: string,
  uid: string,
  reservedBy: Surroundings['reservedBy'],
): { readonly username: string | null; readonly problems: readonly string[] } {
  if (stored === '') return { username: '', problems: [] };
  const parsed = parseUsername(stored);
  if (!parsed.ok)
    return { username: null, problems: [`its username "${stored}" is none any more (${parsed.error})`] };
  const owner = reservedBy(parsed.value);
  if (owner !== null && owner !== uid)
    return { username: null, problems: [`its username "${parsed.value}" is reserved by ${owner}`] };
  return { username: parsed.value, problems: [] };
}
