import type { ClockPort, EpochMs, MessageId } from '@roborrow/domain';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Counts the rentals and opens the reviews whose time has come, then reads the state. */
export type SettleDue = () => Promise<State>;

/** What settles rentals: nobody waits for it who only looks for robots. */
export const loadSettling = () => import('./settle.ts');

/** The embedded backend has no function that runs by itself, so what is due is settled before it is read (D705). */
export const createSettleDue =
  (store: Store, clock: ClockPort): SettleDue =>
  async () => {
    const state = await store.read();
    const now = clock.now();
    if (dueIn(state, now).length === 0) return state;
    const { settleIn } = await loadSettling();
    await store.transact((transaction) => {
      for (const id of dueIn(transaction.before, now)) settleIn(transaction, id, now);
    });
    return store.read();
  };

const dueIn = (state: State, now: EpochMs): readonly MessageId[] =>
  [...state.all('rentals')].flatMap(({ id, dueAt }) => (dueAt !== null && dueAt <= now ? [id] : []));
