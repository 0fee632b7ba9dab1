import type { EmulatorHosts } from '../src/index.ts';

/** The rules accept only pictures of the project that also has the accounts. */
export const BUCKET = 'demo-roborrow.appspot.com';

const hostOf = (variable: string): string => {
  const host = process.env[variable];
  if (!host) throw new Error(`${variable} is not set: run this by pnpm emulators -- COMMAND`);
  return host;
};

/** The emulators' addresses from the environment. */
export const emulatorHosts = (): EmulatorHosts => ({
  auth: hostOf('FIREBASE_AUTH_EMULATOR_HOST'),
  firestore: hostOf('FIRESTORE_EMULATOR_HOST'),
  storage: hostOf('FIREBASE_STORAGE_EMULATOR_HOST'),
});

/** Sends a request to an emulator with owner rights, which bypass all rules. */
export const asOwner = async (url: string, method: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** Sets an account's last sign-in to an earlier time, which its next token will contain. */
export const ageSignIn = async (uid: string, lastLoginAt: number): Promise<void> => {
  const url = `http://${emulatorHosts().auth}/identitytoolkit.googleapis.com/v1/accounts:update`;
  await asOwner(url, 'POST', { localId: uid, lastLoginAt: String(lastLoginAt) });
};

/** Gives an account the operator's role, which its next token will contain (D790). */
export const giveRole = async (uid: string): Promise<void> => {
  const url = `http://${emulatorHosts().auth}/identitytoolkit.googleapis.com/v1/accounts:update`;
  await asOwner(url, 'POST', { localId: uid, customAttributes: JSON.stringify({ operator: true }) });
};

interface MailLinks {
  readonly oobCodes: readonly { readonly newEmail?: string; readonly oobLink: string }[];
}

/** Opens the link that was sent to a new address. */
export const openMailLink = async (projectId: string, email: string): Promise<void> => {
  const url = `http://${emulatorHosts().auth}/emulator/v1/projects/${projectId}/oobCodes`;
  // The emulator's answer has this type.
  const { oobCodes } = (await asOwner(url, 'GET')) as MailLinks;
  const mail = oobCodes.find(({ newEmail }) => newEmail === email);
  if (!mail) throw new Error(`no mail was sent to ${email}`);
  await asOwner(mail.oobLink, 'GET');
};

/** An account that is created directly in the emulator. Without a password it is a Google account. */
export interface PlantedAccount {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly password: string | null;
}

export const plantAccount = async ({ id, email, displayName, password }: PlantedAccount): Promise<void> => {
  const accounts = `http://${emulatorHosts().auth}/identitytoolkit.googleapis.com/v1/accounts`;
  await asOwner(`${accounts}:signUp`, 'POST', {
    localId: id,
    email,
    displayName,
    ...(password !== null && { password }),
  });
  if (password !== null) return;
  const linkProviderUserInfo = { providerId: 'google.com', rawId: `google-${email}`, email, displayName };
  await asOwner(`${accounts}:update`, 'POST', { localId: id, linkProviderUserInfo });
};

interface ObjectList {
  readonly items?: readonly unknown[];
}

/** The number of pictures in a user's folders. */
export const countImages = async (uid: string): Promise<number> => {
  const objects = `http://${emulatorHosts().storage}/v0/b/${BUCKET}/o`;
  const lists = await Promise.all(
    ['robots', 'avatars', 'rentals'].map((folder) => asOwner(`${objects}?prefix=${folder}/${uid}/`, 'GET')),
  );
  // The emulator's answer has this type.
  return lists.reduce<number>((sum, list) => sum + ((list as ObjectList).items?.length ?? 0), 0);
};

/** Deletes everything in a project's database. */
export const clearDatabase = async (projectId: string): Promise<void> => {
  const { firestore } = emulatorHosts();
  await asOwner(
    `http://${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    'DELETE',
  );
};

/** A document to write at a path. */
export interface PlantedDocument {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A field value that is a timestamp. */
export class Moment {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
}

/** The most documents that one commit accepts. */
const BATCH = 500;

/** The name that the REST interface gives a project's documents begins with this. */
const rootOf = (projectId: string): string => `projects/${projectId}/databases/(default)/documents`;

/** A document as the REST interface writes it. */
export interface RestDocument {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export const restDocument = (projectId: string, { path, fields }: PlantedDocument): RestDocument => ({
  name: `${rootOf(projectId)}/${path}`,
  fields: encodeFields(fields),
});

/** Writes documents, bypassing all rules. */
export const plantDocuments = async (
  projectId: string,
  documents: readonly PlantedDocument[],
): Promise<void> => {
  const root = rootOf(projectId);
  for (let start = 0; start < documents.length; start += BATCH) {
    const writes = documents
      .slice(start, start + BATCH)
      .map((document) => ({ update: restDocument(projectId, document) }));
    await asOwner(`http://${emulatorHosts().firestore}/v1/${root}:commit`, 'POST', { writes });
  }
};

const encodeFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));

/** Encodes a value for Firestore's REST interface. */
const encode = (value: unknown): unknown => {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Moment) return { timestampValue: new Date(value.ms).toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value as Record<string, unknown>) } }; // only objects are left of the JSON types
};
