import { isStorableAppeal, PortError, reportKey, type AppealsPort } from '@roborrow/domain';
import { query, runTransaction, serverTimestamp, where } from 'firebase/firestore';
import { decisionOf, decisionsIn } from '../documents.ts';
import { decodeDecision } from '../mappers/decision.ts';
import type { WithErrorMapping } from '../operations.ts';
import type { Reader } from '../read.ts';
import { isDocumentId } from '../reading/public-store.ts';
import type { Session } from '../session.ts';

interface AppealsDependencies {
  readonly withErrorMapping: WithErrorMapping;
  readonly session: Session;
  readonly reader: Reader;
}

export const createAppeals = ({ withErrorMapping, session, reader }: AppealsDependencies): AppealsPort => ({
  listOwn: withErrorMapping(async (user) => {
    const { database } = await session.requireSelf(user);
    const own = query(decisionsIn(database), where('person', '==', user), where('isOver', '==', false));
    return (await reader.all(own, decodeDecision)).toSorted((a, b) => b.at - a.at);
  }),

  listAll: withErrorMapping(async (user) => {
    const { database } = await session.requireSelf(user);
    const all = query(decisionsIn(database), where('person', '==', user));
    return (await reader.all(all, decodeDecision)).toSorted((a, b) => b.at - a.at);
  }),

  appeal: withErrorMapping(async (user, subject, text) => {
    const { database } = await session.requireSelf(user);
    if (!isDocumentId(reportKey(subject)) || !isStorableAppeal(text)) throw new PortError('forbidden');
    const at = decisionOf(database, subject);
    await runTransaction(database, async (transaction) => {
      const decision = await transaction.get(at);
      // The rules refuse a second one; the same one again is a retry.
      if (decision.get('appeal') !== text)
        transaction.update(at, { appeal: text, appealedAt: serverTimestamp() });
    });
  }),
});
