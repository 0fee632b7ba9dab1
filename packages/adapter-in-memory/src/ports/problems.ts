import {
  areCircumstances,
  isClientId,
  PortError,
  PROBLEM_TEXT_MAX,
  type ClockPort,
  type ProblemsPort,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import { countProblem } from '../rules/limit-rules.ts';
import { isTitle } from '../rules/values.ts';
import type { Session } from '../session.ts';
import type { Store } from '../store/store.ts';

export interface ProblemsDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly clock: ClockPort;
  readonly session: Session;
}

const SAID = ['text', 'release', 'page', 'browser'] as const;

/** What visitors and users tell the operator (D785). */
export const createProblems = ({
  operations,
  store,
  clock,
  session,
}: ProblemsDependencies): ProblemsPort => ({
  report: operations.answer('problems.report', (problem) =>
    store.transact((transaction) => {
      const { before, put } = transaction;
      const { id, text, release, page, browser } = problem;
      const isValid = isClientId(id) && isTitle(text, PROBLEM_TEXT_MAX) && areCircumstances(problem);
      if (!isValid) throw new PortError('forbidden');
      const stored = before.get('problems', id);
      // A repetition is the same; another problem has another id.
      if (stored && SAID.some((field) => stored[field] !== problem[field])) throw new PortError('forbidden');
      if (!stored) countProblem(transaction, session.user(before) !== null, clock.now());
      put('problems', { id, text, release, page, browser, createdAt: clock.now() });
    }),
  ),
});
