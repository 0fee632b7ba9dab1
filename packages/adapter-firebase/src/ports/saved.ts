import {
  isSameSaved,
  isValidSaved,
  mergeSaved,
  NOTHING_SAVED,
  PortError,
  type SavedPort,
} from '@roborrow/domain';
import { runTransaction } from 'firebase/firestore';
import { savedOf } from '../documents.ts';
import type { ReadSnapshot } from '../mappers/decoder.ts';
import { decodeSaved, encodeSaved } from '../mappers/saved.ts';
import type { WithErrorMapping } from '../operations.ts';
import type { Reader } from '../read.ts';
import type { OnRead } from '../reading/public-store.ts';
import type { Session } from '../session.ts';
import { requireDeletion } from './leaving.ts';

export interface SavedDependencies {
  readonly withErrorMapping: WithErrorMapping;
  readonly session: Session;
  readonly reader: Reader;
  readonly readSnapshot: ReadSnapshot;
  readonly onRead: OnRead;
}

export const createSaved = (dependencies: SavedDependencies): SavedPort => {
  const { withErrorMapping, session, reader, readSnapshot, onRead } = dependencies;

  return {
    get: withErrorMapping(async (user) => {
      const { database } = await session.requireSelf(user);
      return (await reader.one(savedOf(database, user), decodeSaved)) ?? NOTHING_SAVED;
    }),

    merge: withErrorMapping(async (user, changes) => {
      const { database } = await session.requireSelf(user);
      const at = savedOf(database, user);
      // A transaction, so that two devices that save at the same time do not overwrite each other.
      return runTransaction(database, async (transaction) => {
        const snapshot = await transaction.get(at);
        onRead(1);
        const stored = readSnapshot(snapshot, decodeSaved) ?? NOTHING_SAVED;
        const merged = mergeSaved(stored, changes);
        if (isSameSaved(merged, stored)) return stored;
        if (!isValidSaved(merged)) throw new PortError('forbidden');
        transaction.set(at, encodeSaved(merged));
        return merged;
      });
    }),

    deleteAllOf: withErrorMapping(async (user) => {
      const { database } = await session.requireSelf(user);
      await requireDeletion(database, user);
      await runTransaction(database, async (transaction) => {
        transaction.delete(savedOf(database, user));
      });
    }),
  };
};
