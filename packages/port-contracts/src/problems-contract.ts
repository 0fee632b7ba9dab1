import {
  DEFAULT_LIMITS,
  isPortError,
  LIMIT_SPAN,
  PROBLEM_TEXT_MAX,
  type OutgoingProblem,
  type Ports,
  type ProblemId,
} from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { expectPortError } from './expect-port-error.ts';
import type { ContractHarness } from './harness.ts';
import { useWorld } from './use-world.ts';

/** What people tell the operator of something that does not work (D785). */
export const describeProblemsContract = (harness: ContractHarness): void => {
  describe(`problems: ${harness.name}`, () => {
    const world = useWorld(harness);

    const newProblem = (ports: Ports, changes: Partial<OutgoingProblem> = {}): OutgoingProblem => ({
      id: ports.ids.next() as ProblemId, // made here
      text: 'The map stays empty.',
      release: '0.1.0+a1b2c3',
      page: '/robots/$robotId',
      browser: 'firefox',
      ...changes,
    });

    it('are sent by visitors and by users, also twice (D785)', async () => {
      const visitor = await world.stranger();
      const { ports } = await world.person('Ada');
      for (const client of [visitor, ports]) {
        const problem = newProblem(client, { text: '🤖'.repeat(PROBLEM_TEXT_MAX) });
        await client.problems.report(problem);
        await client.problems.report(problem);
      }
    });

    it('are so many in a day, all together; members send as many more (D831)', async () => {
      const visitor = await world.stranger();
      const { ports } = await world.person('Ada');
      await world.current.plant({ limits: { ...DEFAULT_LIMITS, problems: 2 } });
      const first = newProblem(visitor);
      await visitor.problems.report(first);
      await visitor.problems.report(newProblem(visitor));
      await expectPortError(visitor.problems.report(newProblem(visitor)), 'too-many');
      // Sent again, it is the same.
      await visitor.problems.report(first);
      await ports.problems.report(newProblem(ports));
      await ports.problems.report(newProblem(ports));
      const refused: unknown = await ports.problems
        .report(newProblem(ports))
        .catch((error: unknown) => error);
      const until = isPortError(refused) && refused.kind === 'too-many' ? Number(refused.until) : 0;
      expect(until).toBeGreaterThan(ports.clock.now());
      expect(until).toBeLessThanOrEqual(ports.clock.now() + LIMIT_SPAN);
    });

    it('begin anew once a day has passed since the first (D831)', async () => {
      const visitor = await world.stranger();
      await world.current.plant({
        limits: { ...DEFAULT_LIMITS, problems: 1 },
        problemCount: { count: 5, age: LIMIT_SPAN },
      });
      await visitor.problems.report(newProblem(visitor));
      await expectPortError(visitor.problems.report(newProblem(visitor)), 'too-many');
    });

    it('of another person are not replaced (D785)', async () => {
      const visitor = await world.stranger();
      const problem = newProblem(visitor);
      await visitor.problems.report(problem);
      const other = await world.stranger();
      await expectPortError(other.problems.report({ ...problem, text: 'All is well.' }), 'forbidden');
    });

    it('are refused when they hold more than what helps (D785)', async () => {
      const visitor = await world.stranger();
      const changes: readonly Partial<OutgoingProblem>[] = [
        { text: '' },
        { text: ' ' },
        { text: 'a\u202eb' },
        { text: 'x'.repeat(PROBLEM_TEXT_MAX + 1) },
        { page: '/robots/ada-1' },
        { page: '/search?query=secret' },
        { release: 'Ada Lovelace' },
        { browser: 'Mozilla/5.0' as 'other' }, // a client of their own
        { id: 'a/b' as ProblemId },
        { id: '' as ProblemId },
      ];
      for (const change of changes)
        await expectPortError(visitor.problems.report(newProblem(visitor, change)), 'forbidden');
      expect(changes).toHaveLength(10);
    });
  });
};
