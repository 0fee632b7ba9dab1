import { portErrorOf, type PortFailure } from '../ports/port-failure.ts';
import type { Ports } from '../ports/ports.ts';
import { validateProblem, type OutgoingProblem, type ProblemIssue } from '../problems/problem.ts';
import { err, ok, type Result } from '../result.ts';

/** Why a problem was not sent. */
export type ReportProblemError =
  | { readonly kind: 'invalid'; readonly issues: readonly ProblemIssue[] }
  | PortFailure;

/** Tells the operator of something that does not work (D785). */
export const reportProblem =
  ({ problems }: Pick<Ports, 'problems'>) =>
  async (problem: OutgoingProblem): Promise<Result<null, ReportProblemError>> => {
    const valid = validateProblem(problem);
    if (!valid.ok) return err({ kind: 'invalid', issues: valid.error });
    try {
      await problems.report({ ...problem, ...valid.value });
      return ok(null);
    } catch (thrown) {
      return err({ kind: 'port', error: portErrorOf(thrown) });
    }
  };
