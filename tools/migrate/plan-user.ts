import { parseUsername } from '@roborrow/domain';
import { changeOf, isNumber, textOf, type Plan, type RestDocument, type RestWrite } from './document.ts';
import { mendTimes } from './mend-times.ts';

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
export function planUser(document: RestDocument, { hasContact, reservedBy }: Surroundings): Plan {
  const { name, fields = {} } = document;
  const uid = uidOf(document);
  const { username, problems } = readName(document, reservedBy);
  const leaking = PRIVATE.filter((field) => field in fields);
  const isRenamed =
    username !== null && 'username' in fields && username !== fields['username']?.['stringValue'];
  const root = name.slice(0, name.lastIndexOf('/users/'));

  const { email, latitude, longitude } = fields;
  const isPlaced = isNumber(latitude) && isNumber(longitude);
  const contact: RestWrite = {
    update: {
      name: `${name}/private/contact`,
      fields: { email: { stringValue: textOf(email) }, ...(isPlaced && { latitude, longitude }) },
    },
    currentDocument: { exists: false },
  };
  const reservation: RestWrite = {
    update: { name: `${root}/usernames/${username ?? ''}`, fields: { uid: { stringValue: uid } } },
    currentDocument: { exists: false },
  };
  const changed = { ...(isRenamed && { username: { stringValue: username } }), ...mendTimes(document) };
  return {
    writes: [
      ...(leaking.length > 0 && !hasContact ? [contact] : []),
      ...changeOf(document, changed, leaking),
      ...(username && reservedBy(username) === null ? [reservation] : []),
    ],
    problems,
  };
}

const uidOf = ({ name }: RestDocument): string => name.slice(name.lastIndexOf('/') + 1);

/**
 * The name as it must be stored, `''` for none; `null` if an operator must decide, and the document keeps its
 * own.
 */
function readName(
  document: RestDocument,
  reservedBy: Surroundings['reservedBy'],
): { readonly username: string | null; readonly problems: readonly string[] } {
  const stored = textOf(document.fields?.['username']);
  if (stored === '') return { username: '', problems: [] };
  const parsed = parseUsername(stored);
  if (!parsed.ok)
    return { username: null, problems: [`its username "${stored}" is none any more (${parsed.error})`] };
  const owner = reservedBy(parsed.value);
  if (owner !== null && owner !== uidOf(document))
    return { username: null, problems: [`its username "${parsed.value}" is reserved by ${owner}`] };
  return { username: parsed.value, problems: [] };
}
