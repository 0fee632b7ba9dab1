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
   * Marks the account as being deleted (D18). From here on this user writes nothing any more, from no client: no profile,
   * username, listing, message, read mark or picture (`forbidden`); what is there can only be deleted (D51). Nobody can
   * write to this user either. Harmless when repeated; the mark is never taken back.
   * @throws PortError `not-signed-in`, `forbidden`, `recent-sign-in-required`.
   */
  beginDeletion(id: UserId): Promise<void>;

  /**
   * Whether this user's deletion was begun, and so is still to be finished.
   * @throws PortError `not-signed-in`; `forbidden` for anybody but that user.
   */
  isDeletionBegun(id: UserId): Promise<boolean>;

  /**
   * Removes profile, private part and reservation, all or nothing, also of a profile that cannot be read any more.
   * Harmless when repeated.
   * @throws PortError `not-signed-in`, `forbidden` (another's, or deletion was not begun).
   */
  deleteProfile(id: UserId): Promise<void>;
}
