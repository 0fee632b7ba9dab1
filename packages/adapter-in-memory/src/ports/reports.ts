import { byNewest, PortError, reportKey, type ClockPort, type ReportsPort } from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import { requireNoMark } from '../rules/deletion-rules.ts';
import { countReport } from '../rules/limit-rules.ts';
import { findReported, isValidReport } from '../rules/report-rules.ts';
import type { Session } from '../session.ts';
import type { Store } from '../store/store.ts';

export interface ReportsDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly session: Session;
  readonly clock: ClockPort;
}

/** The demo's reports are never read: it has no operator. */
export const createReports = ({ operations, store, session, clock }: ReportsDependencies): ReportsPort => {
  const { answer } = operations;

  return {
    send: answer('reports.send', (user, { subject, reason, note }) =>
      store.transact((transaction) => {
        const { before, put } = transaction;
        session.requireSelf(before, user);
        const id = `${user}/${reportKey(subject)}`;
        if (before.get('reports', id)) return 'already-sent';
        requireNoMark(before, user);
        if (!isValidReport({ subject, reason, note })) throw new PortError('forbidden');
        const reported = findReported(before, user, subject);
        if (!reported) throw new PortError('not-found');
        if (reported.person === user) throw new PortError('forbidden');
        const now = clock.now();
        countReport(transaction, user, now);
        put('reports', { id, by: user, subject: { ...subject }, reason, note, ...reported, createdAt: now });
        return 'sent';
      }),
    ),

    listOwn: answer('reports.listOwn', async (user) => {
      const state = await store.read();
      session.requireSelf(state, user);
      return [...state.all('reports')]
        .filter(({ by }) => by === user)
        .toSorted(byNewest)
        .map(({ id: _, by: __, ...report }) => report);
    }),
  };
};
