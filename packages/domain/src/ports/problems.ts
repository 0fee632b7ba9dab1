import type { OutgoingProblem } from '../problems/problem.ts';

/** What people tell the operator of something that does not work. Nobody else reads it, and nothing says who sent it (D785). */
export interface ProblemsPort {
  /**
   * Sends a problem, by a visitor or a user. Safe to repeat with the same id.
   * @throws PortError `forbidden` (an invalid id, text or circumstance).
   */
  report(problem: OutgoingProblem): Promise<void>;
}
