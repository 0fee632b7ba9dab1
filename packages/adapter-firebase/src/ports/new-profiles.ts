import { PortError, type NewProfile, type UserId, type Username, type UsersPort } from '@roborrow/domain';
import { serverTimestamp, type DocumentReference, type Firestore } from 'firebase/firestore';
import { contactOf, profileOf, usernameClaimOf } from '../documents.ts';
import type { ImageUrls } from '../image-urls.ts';
import type { Decode, ReadSnapshot } from '../mappers/decoder.ts';
import { encodeContact, encodeNewProfile } from '../mappers/encode-profile.ts';
import { createDecodeProfile, decodeContact, decodeUsernameClaim } from '../mappers/profile.ts';
import type { WithErrorMapping } from '../operations.ts';
import { requireUsername } from '../reading/public-users.ts';
import type { Session } from '../session.ts';
import { writeOnce, type ReadStored } from '../write-once.ts';

export interface NewProfilesDependencies {
  readonly withErrorMapping: WithErrorMapping;
  readonly session: Session;
  readonly readSnapshot: ReadSnapshot;
  readonly urls: ImageUrls;
}

/** Creating profiles, and the claims of usernames: a name and the profile that has it are written together (D11). */
export const createNewProfiles = ({
  withErrorMapping,
  session,
  readSnapshot,
  urls,
}: NewProfilesDependencies): Pick<UsersPort, 'createProfile' | 'claimUsername'> => {
  const decodeProfile = createDecodeProfile(urls);

  const read = async <Value>(
    readStored: ReadStored,
    at: DocumentReference,
    decode: Decode<Value>,
  ): Promise<Value | null> => readSnapshot(await readStored(at), decode);

  const requireFree = async (readStored: ReadStored, at: DocumentReference, id: UserId): Promise<void> => {
    const claim = await readStored(at);
    if (claim.exists() && readSnapshot(claim, decodeUsernameClaim)?.uid !== id)
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
    if (username !== null) await requireFree(readStored, usernameClaimOf(database, username), id);
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
    await requireFree(readStored, usernameClaimOf(database, username), id);
    return false;
  };

  return {
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
          if (username !== null) transaction.set(usernameClaimOf(database, username), { uid: id });
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
          transaction.set(usernameClaimOf(database, username), { uid: id });
          transaction.update(profileOf(database, id), { username, updatedAt: serverTimestamp() });
        },
      );
    }),
  };
};
