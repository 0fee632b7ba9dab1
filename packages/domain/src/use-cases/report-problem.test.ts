import { expect, it } from 'vitest';
import { PortError } from '../ports/port-error.ts';
import type { OutgoingProblem, ProblemId } from '../problems/problem.ts';
import { reportProblem } from './report-problem.ts';

const problem: OutgoingProblem = {
  id: 'p-1' as ProblemId,
  text: ' It broke. ',
  release: '0.1.0+a',
  page: '/',
  browser: 'other',
};

it('sends what a person said, without the blanks around it (D785)', async () => {
  const sent: OutgoingProblem[] = [];
  const problems = { report: async (one: OutgoingProblem) => void sent.push(one) };
  expect(await reportProblem({ problems })(problem)).toEqual({ ok: true, value: null });
  expect(sent).toEqual([{ ...problem, text: 'It broke.' }]);
  expect(await reportProblem({ problems })({ ...problem, text: ' ' })).toMatchObject({
    error: { kind: 'invalid' },
  });
  expect(sent).toHaveLength(1);
});

it('says why it could not be sent', async () => {
  const error = new PortError('unavailable');
  const problems = { report: () => Promise.reject(error) };
  expect(await reportProblem({ problems })(problem)).toEqual({ ok: false, error: { kind: 'port', error } });
});
