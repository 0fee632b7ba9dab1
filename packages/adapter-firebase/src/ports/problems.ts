import { isClientId, PortError, type ProblemsPort } from '@roborrow/domain';
import { serverTimestamp, setDoc } from 'firebase/firestore';
import { problemOf } from '../documents.ts';
import type { WithErrorMapping } from '../operations.ts';
import type { Session } from '../session.ts';

export interface ProblemsDependencies {
  readonly withErrorMapping: WithErrorMapping;
  readonly session: Pick<Session, 'database'>;
}

/** What visitors and users tell the operator (D785). The rules take the same one again, so a lost answer costs nothing. */
export const createProblems = ({ withErrorMapping, session }: ProblemsDependencies): ProblemsPort => ({
  report: withErrorMapping(async ({ id, text, release, page, browser }) => {
    if (!isClientId(id)) throw new PortError('forbidden');
    const problem = { text, release, page, browser, createdAt: serverTimestamp() };
    await setDoc(problemOf(await session.database(), id), problem);
  }),
});
