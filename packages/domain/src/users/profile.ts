import type { Brand } from '../brand.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import type { UserId } from '../ids.ts';
import type { ReplyTime } from '../messaging/reply-time.ts';
import type { StarCounts } from '../reviews/star-counts.ts';
import type { EpochMs } from '../units.ts';

/** A normalised name: 3 to 20 of a–z, 0–9 and underscore (D122). */
export type Username = Brand<string, 'Username'>;

/** The levels of experience with robots that a profile may state. */
export const EXPERTISE_LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
/** One of `EXPERTISE_LEVELS`. */
export type Expertise = (typeof EXPERTISE_LEVELS)[number];

/**
 * The part of a profile that every visitor may read (D10: neither email nor coordinates).
 *
 * @example
 * ```ts
 * const nameOf = (profile: PublicProfile): string => profile.username ?? profile.displayName;
 * ```
 */
export interface PublicProfile {
  readonly id: UserId;
  /** `null` until the user has chosen one. */
  readonly username: Username | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly bio: string;
  /** A picture URL, or empty. */
  readonly avatar: string;
  readonly location: string;
  readonly expertise: Expertise;
  readonly isVerified: boolean;
  readonly isPremium: boolean;
  readonly rating: number;
  readonly reviewCount: number;
  /** How many open reviews of them give how many stars; left out while there is none. */
  readonly stars?: StarCounts;
  /** How soon the user usually replies; left out where nothing is said of it (D513). */
  readonly replies?: ReplyTime;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

/** The part of a profile that only the user may read (D10). */
export interface PrivateContact {
  readonly email: string;
  /** The coordinates of the profile's location, if it could be geocoded (D19). */
  readonly coordinates: Coordinates | null;
}

/** The user's own profile: the public profile merged with the private part (D10). */
export interface OwnProfile extends PublicProfile, PrivateContact {}

/**
 * The data that a client sends to create a profile; the backend adds the creation defaults and timestamps.
 */
export interface NewProfile {
  readonly id: UserId;
  readonly username: Username | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly email: string;
}

/** The fields that a user may change in their profile. `username` cannot be changed, so it is left out. */
export interface ProfileChanges {
  readonly firstName: string;
  readonly lastName: string;
  readonly bio: string;
  readonly location: string;
  readonly coordinates: Coordinates | null;
  readonly expertise: Expertise;
  readonly avatar: string;
}

/** The user's own profile (D10). Without the private part the email is empty and the place unknown. */
export const ownProfile = (profile: PublicProfile, contact: PrivateContact | null): OwnProfile => ({
  ...profile,
  email: contact?.email ?? '',
  coordinates: contact?.coordinates ?? null,
});
