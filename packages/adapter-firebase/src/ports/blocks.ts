import { BLOCKED_MAX, PortError, type BlocksPort, type UserId } from '@roborrow/domain';
import {
  arrayRemove,
  arrayUnion,
  runTransaction,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { blocksOf, profileOf } from '../documents.ts';
import { decodeBlocks, loadTagOf, type StoredBlocks } from '../mappers/blocks.ts';
import type { ReadSnapshot } from '../mappers/decoder.ts';
import type { Operations } from '../operations.ts';
import type { Reader } from '../read.ts';
import { isDocumentId, type OnRead } from '../reading/public-store.ts';
import type { Session } from '../session.ts';
import { requireDeletion } from './leaving.ts';

export interface BlocksDependencies {
  readonly operations: Operations;
  readonly session: Session;
  readonly reader: Reader;
  readonly readSnapshot: ReadSnapshot;
  readonly onRead: OnRead;
}

const NO_BLOCKS: StoredBlocks = { people: [], hiddenBy: new Set() };

/**
 * One document for each user: whom they blocked, and a tag for each person who blocked them. A block writes both sides in one
 * commit, so that each reads one document.
 */
export const createBlocks = ({
  operations,
  session,
  reader,
  readSnapshot,
  onRead,
}: BlocksDependencies): BlocksPort => {
  const { withErrorMapping, withErrorMappingNoTimeout, withTimeout } = operations;

  /** Changes the user's list, and the tag in the other one's document unless that person has left. */
  const change = async (
    database: Firestore,
    user: UserId,
    other: UserId,
    peopleOf: (before: readonly UserId[], isOtherThere: boolean) => readonly UserId[],
  ): Promise<void> => {
    const tag = (await loadTagOf())(other, user);
    await runTransaction(database, async (transaction) => {
      const own = await transaction.get(blocksOf(database, user));
      const { people } = readSnapshot(own, decodeBlocks) ?? NO_BLOCKS;
      const isThere = isDocumentId(other) && (await transaction.get(profileOf(database, other))).exists();
      onRead(2);
      const changed = peopleOf(people, isThere);
      if (changed === people) return;
      transaction.set(blocksOf(database, user), { people: changed }, { merge: true });
      if (isThere) setTag(transaction, database, other, tag, changed.includes(other));
    });
  };

  return {
    get: withErrorMapping(async (user) => {
      const { database } = await session.requireSelf(user);
      const { people, hiddenBy } = (await reader.one(blocksOf(database, user), decodeBlocks)) ?? NO_BLOCKS;
      const blocked = new Set(people);
      if (hiddenBy.size === 0) return { people, hides: (owner) => blocked.has(owner) };
      const tagOf = await loadTagOf();
      return { people, hides: (owner) => blocked.has(owner) || hiddenBy.has(tagOf(user, owner)) };
    }),

    block: withErrorMapping(async (user, other) => {
      const { database } = await session.requireSelf(user);
      if (other === user) throw new PortError('forbidden');
      await change(database, user, other, (people, isOtherThere) => {
        if (people.includes(other)) return people;
        if (people.length >= BLOCKED_MAX) throw new PortError('forbidden');
        if (!isOtherThere) throw new PortError('not-found');
        return [...people, other];
      });
    }),

    unblock: withErrorMapping(async (user, other) => {
      const { database } = await session.requireSelf(user);
      await change(database, user, other, (people) =>
        people.includes(other) ? people.filter((id) => id !== other) : people,
      );
    }),

    unblockAll: withErrorMappingNoTimeout(async (user) => {
      const { database } = await session.requireSelf(user);
      await withTimeout(requireDeletion(database, user));
      const stored = await withTimeout(reader.one(blocksOf(database, user), decodeBlocks));
      const tagOf = await loadTagOf();
      for (const other of stored?.people ?? [])
        await withTimeout(takeBack(database, other, tagOf(other, user)));
      await withTimeout(
        runTransaction(database, async (transaction) => void transaction.delete(blocksOf(database, user))),
      );
    }),
  };
};

/** Adds a tag to another person's document, or removes it; that document cannot be read by anyone else. */
const setTag = (
  transaction: Transaction,
  database: Firestore,
  other: UserId,
  tag: string,
  isBlocked: boolean,
): void => {
  const hiddenBy = isBlocked ? arrayUnion(tag) : arrayRemove(tag);
  transaction.set(blocksOf(database, other), { hiddenBy }, { merge: true });
};

/** Removes a tag, unless the other person has left. */
const takeBack = (database: Firestore, other: UserId, tag: string): Promise<void> =>
  runTransaction(database, async (transaction) => {
    const profile = await transaction.get(profileOf(database, other));
    if (profile.exists()) setTag(transaction, database, other, tag, false);
  });
