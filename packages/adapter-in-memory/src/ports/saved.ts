import {
  isSameSaved,
  isValidSaved,
  mergeSaved,
  NOTHING_SAVED,
  PortError,
  type Saved,
  type SavedPort,
  type UserId,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import { requireDeletion, requireNoMark } from '../rules/deletion-rules.ts';
import type { Session } from '../session.ts';
import type { State } from '../store/state.ts';
import type { Store } from '../store/store.ts';

export interface SavedDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly session: Session;
}

export const createSaved = ({ operations, store, session }: SavedDependencies): SavedPort => {
  const { answer } = operations;

  return {
    get: answer('saved.get', async (user) => {
      const state = await store.read();
      session.requireSelf(state, user);
      return savedBy(state, user);
    }),

    merge: answer('saved.merge', (user, changes) =>
      store.transact((transaction): Saved => {
        session.requireSelf(transaction.before, user);
        const stored = savedBy(transaction.before, user);
        const merged = mergeSaved(stored, changes);
        if (isSameSaved(merged, stored)) return stored;
        requireNoMark(transaction.before, user);
        if (!isValidSaved(merged)) throw new PortError('forbidden');
        transaction.put('saved', { id: user, ...merged });
        return merged;
      }),
    ),

    deleteAllOf: answer('saved.deleteAllOf', (user) =>
      store.transact((transaction) => {
        session.requireSelf(transaction.before, user);
        requireDeletion(transaction.before, user);
        transaction.delete('saved', user);
      }),
    ),
  };
};

const savedBy = (state: State, user: UserId): Saved => {
  const { robots, searches, removed } = state.get('saved', user) ?? NOTHING_SAVED;
  return { robots, searches, removed };
};
