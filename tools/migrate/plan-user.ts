import { parseUsername } from '@roborrow/domain';
import { isNumber, textOf, type RestDocument, type RestWrite } from './document.ts';

/** What is there besides the user's document. */
export interface Surroundings {
  readonly hasContact: boolean;
  /** Whose the reservation of a name is; `null` when nobody has reserved it. */
  readonly reservedBy: (username: string) => string | null;
}

/** What is to be written, all or nothing, and what a person has to look at. */
export interface Plan {
  readonly writes: readonly RestWrite[];
  readonly problem: string | null;
}

const PRIVATE = ['email', 'latitude', 'longitude'] as const;
const NOTHING: Plan = { writes: [], problem: null };

/**
 * Moves what is private out of a public profile (D10) and reserves its username (D11). A document that is as it
 * should be needs no write, so the program may run as often as one likes.
 */
export function planUser(document: RestDocument, { hasContact, reservedBy }: Surroundings): Plan {
  const { name, fields = {}, updateTime } = document;
  const uid = name.slice(name.lastIndexOf('/') + 1);
  const root = name.slice(0, name.lastIndexOf('/users/'));

  const stored = textOf(fields['username']);
  const parsed = stored === '' ? null : parseUsername(stored);
  if (parsed && !parsed.ok)
    return { writes: [], problem: `its username "${stored}" is none any more (${parsed.error})` };
  const username = parsed?.value ?? '';
  const owner = username === '' ? uid : reservedBy(username);
  if (owner !== null && owner !== uid)
    return { writes: [], problem: `its username "${username}" is reserved by ${owner}` };

  const leaking = PRIVATE.filter((field) => field in fields);
  const renamed = username !== stored;
  if (leaking.length === 0 && !renamed && owner !== null) return NOTHING;

  const { email, latitude, longitude } = fields;
  const isPlaced = isNumber(latitude) && isNumber(longitude);
  const contact: RestWrite = {
    update: {
      name: `${name}/private/contact`,
      fields: { email: { stringValue: textOf(email) }, ...(isPlaced && { latitude, longitude }) },
    },
    currentDocument: { exists: false },
  };
  const profile: RestWrite = {
    update: { name, fields: renamed ? { username: { stringValue: username } } : {} },
    updateMask: { fieldPaths: [...leaking, ...(renamed ? ['username'] : [])] },
    currentDocument: { updateTime },
  };
  const reservation: RestWrite = {
    update: { name: `${root}/usernames/${username}`, fields: { uid: { stringValue: uid } } },
    currentDocument: { exists: false },
  };
  return {
    writes: [
      ...(leaking.length > 0 && !hasContact ? [contact] : []),
      ...(leaking.length > 0 || renamed ? [profile] : []),
      ...(owner === null ? [reservation] : []),
    ],
    problem: null,
  };
}

/** Takes the receiver's address out of a message (D10); `null` when there is none. */
export function planMessage({ name, fields = {}, updateTime }: RestDocument): RestWrite | null {
  if (textOf(fields['receiverEmail']) === '') return null;
  return {
    update: { name, fields: { receiverEmail: { stringValue: '' } } },
    updateMask: { fieldPaths: ['receiverEmail'] },
    currentDocument: { updateTime },
  };
}
