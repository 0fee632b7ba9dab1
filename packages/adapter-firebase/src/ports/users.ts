import { PortError, type UsersPort } from '@roborrow/domain';
import { deleteField, getDoc, runTransaction, serverTimestamp, updateDoc } from 'firebase/firestore';
import { contactOf, profileOf } from '../documents.ts';
import { encodeContact, encodeProfileChanges } from '../mappers/encode-profile.ts';
import { decodeContact } from '../mappers/profile.ts';
import { createPublicUsers } from '../reading/public-users.ts';
import { createSdkAsk } from '../reading/sdk-store.ts';
import { createLeaving, type LeavingDependencies } from './leaving.ts';
import { createNewProfiles, type NewProfilesDependencies } from './new-profiles.ts';
import { createNoticeChoices, type NoticeChoicesDependencies } from './notice-choices.ts';
import { createTerms, type TermsDependencies } from './terms.ts';

export type UsersDependencies = LeavingDependencies &
  NewProfilesDependencies &
  NoticeChoicesDependencies &
  TermsDependencies;

export const createUsers = (dependencies: UsersDependencies): UsersPort => {
  const { withErrorMapping, session, reader, readSnapshot, urls } = dependencies;

  return {
    ...createPublicUsers(createSdkAsk({ withErrorMapping }, session, reader), urls),
    ...createNewProfiles(dependencies),
    ...createNoticeChoices(dependencies),
    ...createTerms(dependencies),
    ...createLeaving(dependencies),

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
  };
};
