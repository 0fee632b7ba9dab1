import { mustAcceptTerms, parseDay, PortError, type UsersPort } from '@roborrow/domain';
import { runTransaction, serverTimestamp } from 'firebase/firestore';
import { acceptedTermsOf } from '../documents.ts';
import type { ReadSnapshot } from '../mappers/decoder.ts';
import { decodeAcceptedTerms } from '../mappers/profile.ts';
import type { WithErrorMapping } from '../operations.ts';
import type { Reader } from '../read.ts';
import type { Session } from '../session.ts';

export interface TermsDependencies {
  readonly withErrorMapping: WithErrorMapping;
  readonly session: Session;
  readonly reader: Reader;
  readonly readSnapshot: ReadSnapshot;
}

/** Which terms users accepted (D811). */
export const createTerms = ({
  withErrorMapping,
  session,
  reader,
  readSnapshot,
}: TermsDependencies): Pick<UsersPort, 'getAcceptedTerms' | 'acceptTerms'> => ({
  getAcceptedTerms: withErrorMapping(async (id) => {
    const { database } = await session.requireSelf(id);
    return reader.one(acceptedTermsOf(database, id), decodeAcceptedTerms);
  }),

  acceptTerms: withErrorMapping(async (id, version) => {
    const { database } = await session.requireSelf(id);
    if (parseDay(version) === null) throw new PortError('forbidden');
    const at = acceptedTermsOf(database, id);
    await runTransaction(database, async (transaction) => {
      const accepted = readSnapshot(await transaction.get(at), decodeAcceptedTerms);
      if (mustAcceptTerms(accepted, version)) transaction.set(at, { version, at: serverTimestamp() });
    });
  }),
});
