import type { UserId } from '../ids.ts';
import type {
  NewProfile,
  PrivateContact,
  ProfileChanges,
  PublicProfile,
  Username,
} from '../users/profile.ts';

/** The store of profiles and username reservations. */
export interface UsersPort {
  get(id: UserId): Promise<PublicProfile | null>;

  /**
   * The private part (D10). `null` when there is none.
   * @throws PortError `not-signed-in`; `forbidden` for anybody but that user.
   */
  getContact(id: UserId): Promise<PrivateContact | null>;

  /** Whether a name is reserved: a hint while typing; `createProfile` and `claimUsername` decide (D11). */
  isUsernameTaken(username: Username): Promise<boolean>;

  /**
   * Creates the profile with its defaults, the private part and, with a username, its reservation: all or nothing.
   * Create-only: an existing profile is never overwritten. Repeating the very same create succeeds and writes nothing.
   * @throws PortError `not-signed-in`, `forbidden` (another's id), `conflict` (profile | username).
   */
  createProfile(profile: NewProfile): Promise<void>;

  /**
   * Gives a profile without a username its name, with the reservation: both or neither.
   * Repeating the same claim succeeds and writes nothing.
   * @throws PortError `not-signed-in`, `forbidden` (another's id, or it has a different name already),
   * `not-found` (no profile), `conflict` (username).
   */
  claimUsername(id: UserId, username: Username): Promise<void>;

  /**
   * Changes the profile, sets `displayName` to first and last name and `updatedAt` to now.
   * @throws PortError `not-signed-in`, `forbidden`, `not-found`.
   */
  update(id: UserId, changes: ProfileChanges): Promise<void>;

  /**
   * Marks the account as being deleted; from here on nobody can write to this user (D18). Harmless when repeated.
   * @throws PortError `not-signed-in`, `forbidden`, `recent-sign-in-required`.
   */
  beginDeletion(id: UserId): Promise<void>;

  /**
   * Removes profile, private part and reservation. Harmless when repeated.
   * @throws PortError `not-signed-in`, `forbidden` (another's, or deletion was not begun).
   */
  deleteProfile(id: UserId): Promise<void>;
}
