import { collectionOf } from './collections.ts';
import { isFields, type Fields } from './values.ts';

/** What an archive has, in the order of reading and writing. Documents come last: with them the product can be used. */
export const KINDS = ['accounts', 'pictures', 'documents'] as const;

export type Kind = (typeof KINDS)[number];

export interface DocumentRecord {
  /** `users/ada` */
  readonly path: string;
  readonly fields: Fields;
}

export interface PictureRecord {
  /** `robots/ada/1760000000000_rover_a.jpg` */
  readonly path: string;
  /** What Storage is told about the bytes: `contentType`, and `metadata` with the download's tokens. */
  readonly about: Readonly<Record<string, unknown>>;
  /** In base64. */
  readonly bytes: string;
}

/** Pictures of robots and faces, and those of a robot's condition, below the rental's message. */
const isPicturePath = (path: string): boolean =>
  /^(?:(?:robots|avatars)|rentals\/[^/]+)\/[^/]+\/[^/]+$/.test(path);

/** How a password was hashed; the words of Google's `accounts:batchCreate`. */
export type Hashing = Readonly<Record<string, unknown>>;

export interface AccountRecord {
  readonly uid: string;
  /** What the provider handed out besides the password. */
  readonly about: Readonly<Record<string, unknown>>;
  /** Left out if there is none, or if the provider kept it. */
  readonly password?: { readonly hash: string; readonly salt: string; readonly hashing: Hashing };
}

export interface Records {
  readonly accounts: AccountRecord;
  readonly pictures: PictureRecord;
  readonly documents: DocumentRecord;
}

/** What one side hands out: records, and from where to go on after some of them. */
export interface Read<Name extends Kind> {
  readonly record: Records[Name];
  readonly next?: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

const CHECKS: Readonly<Record<Kind, (value: Readonly<Record<string, unknown>>) => boolean>> = {
  documents: ({ path, fields }) =>
    typeof path === 'string' && collectionOf(path) !== null && isFields(fields),
  pictures: ({ path, about, bytes }) =>
    typeof path === 'string' &&
    isPicturePath(path) &&
    !path.split('/').includes('..') &&
    isObject(about) &&
    typeof bytes === 'string' &&
    /^[\w+/]*={0,2}$/.test(bytes),
  accounts: ({ uid, about, password }) =>
    typeof uid === 'string' &&
    /^[^/]{1,128}$/.test(uid) &&
    isObject(about) &&
    (password === undefined ||
      (isObject(password) &&
        typeof password['hash'] === 'string' &&
        typeof password['salt'] === 'string' &&
        isObject(password['hashing']) &&
        hasOnly(password, ['hash', 'salt', 'hashing']))),
};

const NAMES: Readonly<Record<Kind, readonly string[]>> = {
  documents: ['path', 'fields'],
  pictures: ['path', 'about', 'bytes'],
  accounts: ['uid', 'about', 'password'],
};

/** Reads a line of a part; `null` if it is none. */
export function readRecord<Name extends Kind>(kind: Name, line: string): Records[Name] | null {
  try {
    const value: unknown = JSON.parse(line);
    // The checks of a kind let through its type alone.
    return isObject(value) && hasOnly(value, NAMES[kind]) && CHECKS[kind](value)
      ? (value as unknown as Records[Name])
      : null;
  } catch {
    return null;
  }
}
