import { BLOCKED_MAX, PortError, type BlocksPort, type UserId } from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import { requireDeletion, requireNoMark } from '../rules/deletion-rules.ts';
import type { Session } from '../session.ts';
import type { Store } from '../store/store.ts';
import type { State } from '../store/state.ts';

export interface BlocksDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly session: Session;
}

export const createBlocks = ({ operations, store, session }: BlocksDependencies): BlocksPort => {
  const { answer } = operations;

  return {
    get: answer('blocks.get', async (user) => {
      const state = await store.read();
      session.requireSelf(state, user);
      const people = blockedBy(state, user);
      const hiding = new Set(people);
      for (const { id } of state.all('blocks')) if (hasBlocked(state, id, user)) hiding.add(id);
      return { people: [...people], hides: (owner) => hiding.has(owner) };
    }),

    block: answer('blocks.block', (user, other) =>
      store.transact(({ before, put }) => {
        session.requireSelf(before, user);
        const people = blockedBy(before, user);
        if (people.includes(other)) return;
        requireNoMark(before, user);
        if (other === user || people.length >= BLOCKED_MAX) throw new PortError('forbidden');
        if (!before.get('users', other)) throw new PortError('not-found');
        put('blocks', { id: user, people: [...people, other] });
      }),
    ),

    unblock: answer('blocks.unblock', (user, other) =>
      store.transact(({ before, put }) => {
        session.requireSelf(before, user);
        const people = blockedBy(before, user);
        if (!people.includes(other)) return;
        requireNoMark(before, user);
        put('blocks', { id: user, people: people.filter((id) => id !== other) });
      }),
    ),

    unblockAll: answer('blocks.unblockAll', (user) =>
      store.transact((transaction) => {
        session.requireSelf(transaction.before, user);
        requireDeletion(transaction.before, user);
        transaction.delete('blocks', user);
      }),
    ),
  };
};

const blockedBy = (state: State, user: UserId): readonly UserId[] => state.get('blocks', user)?.people ?? [];

/** Whether a user blocked another one (D450). */
export const hasBlocked = (state: State, user: UserId, other: UserId): boolean =>
  state.get('blocks', user)?.people.includes(other) ?? false;
