import { isClientId, PortError, type ClockPort, type ProblemsPort } from '@roborrow/domain';
import { runTransaction, serverTimestamp, setDoc } from 'firebase/firestore';
import { problemCountOf, problemOf } from '../documents.ts';
import type { WithErrorMapping } from '../operations.ts';
import { isDenied } from '../port-errors.ts';
import type { Session } from '../session.ts';
import { countingToday, countLatest, explainProblemLimit } from './count-today.ts';

export interface ProblemsDependencies {
  readonly withErrorMapping: WithErrorMapping;
  readonly session: Pick<Session, 'database' | 'require'>;
  readonly clock: ClockPort;
}

/** What visitors and users tell the operator (D785). */
export const createProblems = ({ withErrorMapping, session, clock }: ProblemsDependencies): ProblemsPort => ({
  report: withErrorMapping(async ({ id, text, release, page, browser }) => {
    if (!isClientId(id)) throw new PortError('forbidden');
    const database = await session.database();
    const [at, countAt] = [problemOf(database, id), problemCountOf(database)];
    const problem = { text, release, page, browser, createdAt: serverTimestamp() };
    try {
      await countingToday((day) =>
        runTransaction(database, async (transaction) => {
          transaction.set(countAt, countLatest(await transaction.get(countAt), id, clock, day));
          transaction.set(at, problem);
        }),
      );
    } catch (thrown) {
      if (!isDenied(thrown)) throw thrown;
      // After a lost answer it is there: the rules take the same one again, and it is not counted twice.
      await setDoc(at, problem).catch(async (again: unknown) => {
        if (isDenied(again)) await explainProblemLimit(database, clock, session);
        throw again;
      });
    }
  }),
});
