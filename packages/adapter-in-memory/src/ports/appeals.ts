import {
  isStorableAppeal,
  PortError,
  reportKey,
  type AppealsPort,
  type ClockPort,
  type Decision,
  type UserId,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import type { Session } from '../session.ts';
import type { Store } from '../store/store.ts';

interface AppealsDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly session: Session;
  readonly clock: ClockPort;
}

export const createAppeals = ({
  operations: { answer },
  store,
  session,
  clock,
}: AppealsDependencies): AppealsPort => {
  const all = async (user: UserId): Promise<readonly Decision[]> => {
    const state = await store.read();
    session.requireSelf(state, user);
    return [...state.all('decisions')]
      .filter(({ person }) => person === user)
      .toSorted((a, b) => b.at - a.at)
      .map(({ id: _, ...decision }) => decision);
  };
  return {
    listAll: answer('appeals.listAll', all),

    listOwn: answer('appeals.listOwn', async (user) => (await all(user)).filter(({ isOver }) => !isOver)),

    appeal: answer('appeals.appeal', (user, subject, text) =>
      store.transact(({ before, put }) => {
        session.requireSelf(before, user);
        const decision = before.get('decisions', reportKey(subject));
        // A suspended user may; one who is leaving writes nothing more.
        if (before.get('deletions', user) || decision?.person !== user || decision.isOver)
          throw new PortError('forbidden');
        if (decision.appeal?.text === text) return;
        if (decision.appeal || !isStorableAppeal(text)) throw new PortError('forbidden');
        put('decisions', { ...decision, appeal: { text, at: clock.now() } });
      }),
    ),
  };
};
