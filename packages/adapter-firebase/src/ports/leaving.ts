import { parseUsername, PortError, type ClockPort, type UserId, type UsersPort } from '@roborrow/domain';
import { getDoc, runTransaction, serverTimestamp, type Firestore } from 'firebase/firestore';
import {
  acceptedTermsOf,
  blocksOf,
  contactOf,
  deletionOf,
  listingCountOf,
  endedSignInsOf,
  noticeSettingsOf,
  outboxOf,
  profileOf,
  pushDevicesOf,
  reportCountOf,
  uploadsOf,
  usernameClaimOf,
} from '../documents.ts';
import type { WithErrorMapping } from '../operations.ts';
import { isDenied } from '../port-errors.ts';
import type { Session } from '../session.ts';
import { writeOnce, type ReadStored } from '../write-once.ts';
import { requireRecent } from './auth.ts';

export interface LeavingDependencies {
  readonly withErrorMapping: WithErrorMapping;
  readonly session: Session;
  readonly clock: ClockPort;
}

type Leaving = Pick<UsersPort, 'beginDeletion' | 'isDeletionBegun' | 'isSuspended' | 'deleteProfile'>;

/** @throws PortError `forbidden` unless the user's deletion was begun (D18). */
export const requireDeletion = async (database: Firestore, id: UserId): Promise<void> => {
  if ((await getDoc(deletionOf(database, id))).get('at') === undefined) throw new PortError('forbidden');
};

/** A user's deletion, which begins with a mark (D51) and ends with the profile (D18). The operator suspends with the same mark (D461). */
export const createLeaving = ({ withErrorMapping, session, clock }: LeavingDependencies): Leaving => ({
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
        transaction
          .set(mark, { at: serverTimestamp() }, { merge: true })
          // What was to be uploaded is not any more: no picture shall come after the others were deleted (D51).
          .delete(uploadsOf(database, id)),
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
    const leave = () =>
      runTransaction(database, async (transaction) => {
        // Read without decoding, because an invalid profile also has a username to free.
        const profile = await transaction.get(profileOf(database, id));
        const stored: unknown = profile.get('username');
        const name = parseUsername(typeof stored === 'string' ? stored : '');
        const claim = name.ok ? usernameClaimOf(database, name.value) : null;
        if (claim && (await transaction.get(claim)).get('uid') === id) transaction.delete(claim);
        transaction.delete(contactOf(database, id));
        transaction.delete(noticeSettingsOf(database, id));
        transaction.delete(pushDevicesOf(database, id));
        transaction.delete(acceptedTermsOf(database, id));
        transaction.delete(blocksOf(database, id));
        transaction.delete(outboxOf(database, id));
        transaction.delete(listingCountOf(database, id));
        transaction.delete(reportCountOf(database, id));
        transaction.delete(endedSignInsOf(database, id));
        if (profile.exists()) transaction.delete(profile.ref);
      });
    // The rules refuse to delete a profile that is gone, if another tab was first, or this very commit was sent twice.
    await leave().catch((thrown: unknown) => {
      if (!isDenied(thrown)) throw thrown;
      return leave();
    });
  }),
});
