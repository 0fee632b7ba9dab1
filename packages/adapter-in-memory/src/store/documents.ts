import type {
  EpochMs,
  Message,
  PrivateContact,
  PublicProfile,
  Robot,
  UserId,
  Username,
} from '@roborrow/domain';

/** Somebody who can sign in. The embedded backend is a demo: it keeps the password as it is. */
export interface Account {
  readonly id: UserId;
  /** Lowercase; no two accounts share one. */
  readonly email: string;
  /** `null` for Google accounts. */
  readonly password: string | null;
  readonly displayName: string;
  readonly provider: 'password' | 'google';
}

/** The private part of a profile, under the user's id (D10). */
export interface StoredContact extends PrivateContact {
  readonly id: UserId;
}

/** A name and whose it is (D11). */
export interface Reservation {
  readonly id: Username;
  readonly uid: UserId;
}

/** A stored picture's path, `robots/{uid}/{file}` or `avatars/{uid}/{file}`. Its URL carries the bytes. */
export interface StoredImage {
  readonly id: string;
}

/** The mark that a user is being deleted (D18). */
export interface Deletion {
  readonly id: UserId;
  readonly at: EpochMs;
}

/** What each collection holds. Every document has the `id` it is stored under. */
export interface Documents {
  readonly users: PublicProfile;
  readonly contacts: StoredContact;
  readonly usernames: Reservation;
  readonly robots: Robot;
  readonly messages: Message;
  readonly images: StoredImage;
  readonly accounts: Account;
  readonly deletions: Deletion;
}

export type CollectionName = keyof Documents;

export const COLLECTIONS = [
  'users',
  'contacts',
  'usernames',
  'robots',
  'messages',
  'images',
  'accounts',
  'deletions',
] as const satisfies readonly CollectionName[];

/** What a store holds at first, and again after a reset. */
export type Seed = { readonly [Name in CollectionName]?: readonly Documents[Name][] };

/** One document written (or, with `null`, deleted). */
export type Change = {
  readonly [Name in CollectionName]: {
    readonly collection: Name;
    readonly id: string;
    readonly document: Documents[Name] | null;
  };
}[CollectionName];
