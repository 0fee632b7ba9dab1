import {
  DEFAULT_NOTICE_SETTINGS,
  isPushDevice,
  parseUsername,
  PortError,
  type ClockPort,
  type NewProfile,
  type PushDevice,
  type UserId,
  type Username,
  type UsersPort,
  withoutPushDevice,
  withPushDevice,
} from '@roborrow/domain';
import {
  deleteField,
  getDoc,
  runTransaction,
  serverTimestamp,
  updateDoc,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import {
  blocksOf,
  contactOf,
  deletionOf,
  endedSignInsOf,
  noticeSettingsOf,
  outboxOf,
  profileOf,
  reportCountOf,
  pushDevicesOf,
  reservationOf,
} from '../documents.ts';
import type { ImageUrls } from '../image-urls.ts';
import type { Decode, ReadSnapshot } from '../mappers/decoder.ts';
import { encodeContact, encodeNewProfile, encodeProfileChanges } from '../mappers/encode-profile.ts';
import {
  createDecodeProfile,
  decodeContact,
  decodeNoticeSettings,
  decodeReservation,
} from '../mappers/profile.ts';
import { decodePushDevices, encodePushDevices } from '../mappers/push-devices.ts';
import type { WithErrorMapping } from '../operations.ts';
import { isDenied } from '../port-errors.ts';
import type { Reader } from '../read.ts';
import { createPublicUsers, requireUsername } from '../reading/public-users.ts';
import { createSdkAsk } from '../reading/sdk-store.ts';
import type { Session } from '../session.ts';
import { writeOnce, type ReadStored } from '../write-once.ts';
import { requireRecent } from './auth.ts';
import { requireDeletion } from './require-deletion.ts';

export interface UsersDependencies {
  readonly withErrorMapping: WithErrorMapping;
  readonly session: Session;
  readonly clock: ClockPort;
  readonly reader: Reader;
  readonly readSnapshot: ReadSnapshot;
  readonly urls: ImageUrls;
}

export const createUsers = (dependencies: UsersDependencies): UsersPort => {
  const { withErrorMapping, session, clock, reader, readSnapshot, urls } = dependencies;
  const decodeProfile = createDecodeProfile(urls);

  const read = async <Value>(
    readStored: ReadStored,
    at: DocumentReference,
    decode: Decode<Value>,
  ): Promise<Value | null> => readSnapshot(await readStored(at), decode);

  const requireFree = async (readStored: ReadStored, at: DocumentReference, id: UserId): Promise<void> => {
    const reservation = await readStored(at);
    if (reservation.exists() && readSnapshot(reservation, decodeReservation)?.uid !== id)
      throw new PortError('conflict', { subject: 'username' });
  };

  /** Whether this same profile exists already. @throws PortError `conflict` (profile | username). */
  const isCreated = async (
    readStored: ReadStored,
    database: Firestore,
    profile: NewProfile,
  ): Promise<boolean> => {
    const { id, username, firstName, lastName, displayName, email } = profile;
    const stored = await readStored(profileOf(database, id));
    if (stored.exists()) {
      const found = readSnapshot(stored, decodeProfile);
      const contact = await read(readStored, contactOf(database, id), decodeContact);
      const isSame =
        found?.username === username &&
        found.firstName === firstName &&
        found.lastName === lastName &&
        found.displayName === displayName &&
        contact?.email === email;
      if (isSame) return true;
      throw new PortError('conflict', { subject: 'profile' });
    }
    if (username !== null) await requireFree(readStored, reservationOf(database, username), id);
    return false;
  };

  /**
   * Whether the profile already has this same name. @throws PortError `not-found`, `forbidden`, `conflict`
   * (username).
   */
  const isClaimed = async (
    readStored: ReadStored,
    database: Firestore,
    id: UserId,
    username: Username,
  ): Promise<boolean> => {
    const profile = await read(readStored, profileOf(database, id), decodeProfile);
    if (!profile) throw new PortError('not-found');
    if (profile.username === username) return true;
    if (profile.username !== null) throw new PortError('forbidden');
    await requireFree(readStored, reservationOf(database, username), id);
    return false;
  };

  /** A transaction, so that two devices that are added at the same time do not overwrite each other. */
  const changePushDevices = async (
    id: UserId,
    change: (devices: readonly PushDevice[]) => readonly PushDevice[],
  ): Promise<void> => {
    const { database } = await session.requireSelf(id);
    const at = pushDevicesOf(database, id);
    await runTransaction(database, async (transaction) => {
      const stored = readSnapshot(await transaction.get(at), decodePushDevices) ?? [];
      transaction.set(at, encodePushDevices(change(stored)));
    });
  };

  return {
    ...createPublicUsers(createSdkAsk({ withErrorMapping }, session, reader), urls),

    getContact: withErrorMapping(async (id) => {
      const { database, user } = await session.requireSelf(id);
      const at = contactOf(database, id);
      const contact = await getDoc(at);
      if (contact.exists()) {
        const stored = readSnapshot(contact, decodeContact);
        if (stored === null || stored.email === user.email) return stored;
        // The link in a mail changed the account's address, and mails still go to the stored one. A member who is leaving or suspended keeps it.
        await updateDoc(at, { email: user.email }).catch(() => undefined);
        return { ...stored, email: user.email };
      }
      // Older documents have no private part; these fields are then in the public one, if they exist.
      const profile = await getDoc(profileOf(database, id));
      const decoded = decodeContact(id, profile.data() ?? {});
      return decoded.success ? decoded.data : null;
    }),

    createProfile: withErrorMapping(async (profile) => {
      const { database } = await session.requireSelf(profile.id);
      const { id, username, email } = profile;
      if (username !== null) requireUsername(username);
      await writeOnce(
        database,
        (readStored) => isCreated(readStored, database, profile),
        (transaction) => {
          transaction.set(profileOf(database, id), encodeNewProfile(profile));
          transaction.set(contactOf(database, id), encodeContact({ email, coordinates: null }));
          if (username !== null) transaction.set(reservationOf(database, username), { uid: id });
        },
      );
    }),

    claimUsername: withErrorMapping(async (id, username) => {
      const { database } = await session.requireSelf(id);
      requireUsername(username);
      await writeOnce(
        database,
        (readStored) => isClaimed(readStored, database, id, username),
        (transaction) => {
          transaction.set(reservationOf(database, username), { uid: id });
          transaction.update(profileOf(database, id), { username, updatedAt: serverTimestamp() });
        },
      );
    }),

    update: withErrorMapping(async (id, changes) => {
      const { database, user } = await session.requireSelf(id);
      const contact = encodeContact({ email: user.email, coordinates: changes.coordinates });
      await runTransaction(database, async (transaction) => {
        if (!(await transaction.get(profileOf(database, id))).exists()) throw new PortError('not-found');
        transaction.update(profileOf(database, id), encodeProfileChanges(changes, urls));
        transaction.set(contactOf(database, id), contact);
      });
    }),

    setReplyTime: withErrorMapping(async (id, replies) => {
      const { database } = await session.requireSelf(id);
      const at = profileOf(database, id);
      await runTransaction(database, async (transaction) => {
        if (!(await transaction.get(at)).exists()) throw new PortError('not-found');
        transaction.update(at, { replies: replies ?? deleteField(), updatedAt: serverTimestamp() });
      });
    }),

    getNoticeSettings: withErrorMapping(async (id) => {
      const { database } = await session.requireSelf(id);
      const stored = await reader.one(noticeSettingsOf(database, id), decodeNoticeSettings);
      return { ...(stored ?? DEFAULT_NOTICE_SETTINGS) };
    }),

    setNoticeSettings: withErrorMapping(async (id, { messageByEmail, withBeginning }) => {
      const { database } = await session.requireSelf(id);
      await runTransaction(database, async (transaction) => {
        transaction.set(noticeSettingsOf(database, id), { messageByEmail, withBeginning });
      });
    }),

    listPushDevices: withErrorMapping(async (id) => {
      const { database } = await session.requireSelf(id);
      return (await reader.one(pushDevicesOf(database, id), decodePushDevices)) ?? [];
    }),

    addPushDevice: withErrorMapping(async (id, device) => {
      // One invalid line would make the rules refuse all of them.
      if (!isPushDevice(device)) throw new PortError('forbidden');
      await changePushDevices(id, (devices) => withPushDevice(devices, device));
    }),

    removePushDevice: withErrorMapping((id, endpoint) =>
      changePushDevices(id, (devices) => withoutPushDevice(devices, endpoint)),
    ),

    beginDeletion: withErrorMapping(async (id) => {
      const { database, user } = await session.requireSelf(id);
      const mark = deletionOf(database, id);
      const isBegun = async (readStored: ReadStored): Promise<boolean> => {
        if ((await readStored(mark)).get('at') !== undefined) return true;
        requireRecent(user, clock);
        return false;
      };
      try {
        await writeOnce(database, isBegun, (transaction) =>
          transaction.set(mark, { at: serverTimestamp() }, { merge: true }),
        );
      } catch (thrown) {
        // Everything else that the rules check is valid, so they refused because the sign-in is too old by
        // their clock.
        throw isDenied(thrown) ? new PortError('recent-sign-in-required', { cause: thrown }) : thrown;
      }
    }),

    isDeletionBegun: withErrorMapping(async (id) => {
      const { database } = await session.requireSelf(id);
      return (await getDoc(deletionOf(database, id))).get('at') !== undefined;
    }),

    isSuspended: withErrorMapping(async (id) => {
      const { database } = await session.requireSelf(id);
      return (await getDoc(deletionOf(database, id))).get('suspended') === true;
    }),

    deleteProfile: withErrorMapping(async (id) => {
      const { database } = await session.requireSelf(id);
      await requireDeletion(database, id);
      await runTransaction(database, async (transaction) => {
        // Read without decoding, because an invalid profile also has a username to free.
        const profile = await transaction.get(profileOf(database, id));
        const stored: unknown = profile.get('username');
        const name = parseUsername(typeof stored === 'string' ? stored : '');
        const reservation = name.ok ? reservationOf(database, name.value) : null;
        if (reservation && (await transaction.get(reservation)).get('uid') === id)
          transaction.delete(reservation);
        transaction.delete(contactOf(database, id));
        transaction.delete(noticeSettingsOf(database, id));
        transaction.delete(pushDevicesOf(database, id));
        transaction.delete(blocksOf(database, id));
        transaction.delete(outboxOf(database, id));
        transaction.delete(reportCountOf(database, id));
        transaction.delete(endedSignInsOf(database, id));
        if (profile.exists()) transaction.delete(profile.ref);
      });
    }),
  };
};
