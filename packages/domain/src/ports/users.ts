import type { CalendarDay } from '../dates/calendar-day.ts';
import type { UserId } from '../ids.ts';
import type { ReplyTime } from '../messaging/reply-time.ts';
import type { NoticeSettings } from '../notices/notice-settings.ts';
import type { PushDevice } from '../notices/push-device.ts';
import type { AcceptedTerms } from '../users/accepted-terms.ts';
import type {
  NewProfile,
  PrivateContact,
  ProfileChanges,
  PublicProfile,
  Username,
} from '../users/profile.ts';

/** The profiles and names that every visitor may read. `get` returns `null` for an id that no user can have. */
export interface PublicUsersPort {
  get(id: UserId): Promise<PublicProfile | null>;

  /**
   * Whether a name is claimed. This is a hint while the user types; `createProfile` and `claimUsername`
   * decide (D11).
   */
  isUsernameTaken(username: Username): Promise<boolean>;
}

/** The store of profiles and the claims of usernames. */
export interface UsersPort extends PublicUsersPort {
  /**
   * The private part of a profile (D10), with the account's address, also when that was changed since (D643). `null` when there is none.
   * @throws PortError `not-signed-in`; `forbidden` for every other user.
   */
  getContact(id: UserId): Promise<PrivateContact | null>;

  /**
   * Creates the profile with its defaults, the private part and, with a username, its claim, in one
   * transaction. An existing profile is never overwritten. Repeating the same create succeeds and writes
   * nothing.
   * @throws PortError `not-signed-in`, `forbidden` (another user's id), `conflict` (profile | username).
   */
  createProfile(profile: NewProfile): Promise<void>;

  /**
   * Gives a profile without a username its name and claims the name, in one transaction. Repeating the same
   * claim succeeds and writes nothing.
   * @throws PortError `not-signed-in`, `forbidden` (another user's id, or it already has a different name),
   * `not-found` (no profile), `conflict` (username).
   */
  claimUsername(id: UserId, username: Username): Promise<void>;

  /**
   * Changes the profile, sets `displayName` to first and last name, and `updatedAt` to now.
   * @throws PortError `not-signed-in`, `forbidden`, `not-found`.
   */
  update(id: UserId, changes: ProfileChanges): Promise<void>;

  /**
   * Sets or removes (`null`) how soon the user usually replies in their profile (D513). Safe to repeat.
   * @throws PortError `not-signed-in`, `forbidden` (another user's), `not-found` (no profile).
   */
  setReplyTime(id: UserId, replies: ReplyTime | null): Promise<void>;

  /**
   * How the user wants to hear of messages (D430); the defaults when they never chose.
   * @throws PortError `not-signed-in`; `forbidden` for every other user.
   */
  getNoticeSettings(id: UserId): Promise<NoticeSettings>;

  /** Replaces them. Safe to repeat. @throws PortError `not-signed-in`, `forbidden` (another user's, or a language that is no tag). */
  setNoticeSettings(id: UserId, settings: NoticeSettings): Promise<void>;

  /**
   * The devices on which the user hears of messages while the app is closed, the oldest first (D540).
   * @throws PortError `not-signed-in`; `forbidden` for every other user.
   */
  listPushDevices(id: UserId): Promise<readonly PushDevice[]>;

  /**
   * Adds a device as the newest one, or replaces its keys. Beyond `PUSH_DEVICES_MAX` the oldest goes. Safe to repeat.
   * @throws PortError `not-signed-in`, `forbidden` (another user's, or an invalid device).
   */
  addPushDevice(id: UserId, device: PushDevice): Promise<void>;

  /** Removes the device of this endpoint. Safe to repeat. @throws PortError `not-signed-in`, `forbidden` (another user's). */
  removePushDevice(id: UserId, endpoint: string): Promise<void>;

  /**
   * Which terms the user accepted last (D811); `null` for one who was never asked.
   * @throws PortError `not-signed-in`; `forbidden` for every other user.
   */
  getAcceptedTerms(id: UserId): Promise<AcceptedTerms | null>;

  /**
   * Stores that the user accepts this version of the terms now. It is written once: the same version again, and an older one, change nothing.
   * @throws PortError `not-signed-in`, `forbidden` (another user's).
   */
  acceptTerms(id: UserId, version: CalendarDay): Promise<void>;

  /**
   * Marks the account as being deleted (D18). From then on no client of this user can write: no profile,
   * username, listing, message, read mark or picture (`forbidden`); existing data can only be deleted (D51).
   * No other user can send this user a message. Safe to repeat; the mark is never removed.
   * @throws PortError `not-signed-in`, `forbidden`, `recent-sign-in-required`.
   */
  beginDeletion(id: UserId): Promise<void>;

  /**
   * Whether this user's deletion was begun and must still be finished.
   * @throws PortError `not-signed-in`; `forbidden` for every other user.
   */
  isDeletionBegun(id: UserId): Promise<boolean>;

  /**
   * Whether the operator suspended this user. As one who is leaving, they write nothing and receive no messages (D461); they may leave.
   * @throws PortError `not-signed-in`; `forbidden` for every other user.
   */
  isSuspended(id: UserId): Promise<boolean>;

  /**
   * Deletes profile, private parts and username claim in one transaction, including a profile that cannot be
   * decoded. Safe to repeat.
   * @throws PortError `not-signed-in`, `forbidden` (another user, or deletion was not begun).
   */
  deleteProfile(id: UserId): Promise<void>;
}
