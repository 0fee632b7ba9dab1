import type { OperatorPort } from '@roborrow/domain';
import type { OperatorDependencies } from './operator.ts';

/** The operator's port, whose code is loaded when an operator first uses it. */
export const createLaterOperator = (dependencies: OperatorDependencies): OperatorPort => {
  const { answer } = dependencies.operations;
  const load = async (): Promise<OperatorPort> =>
    (await import('./operator.ts')).createOperator(dependencies);
  return {
    queue: answer('operator.queue', async () => (await load()).queue()),
    look: answer('operator.look', async (subject) => (await load()).look(subject)),
    act: answer('operator.act', async (act, note) => (await load()).act(act, note)),
    find: answer('operator.find', async (text) => (await load()).find(text)),
    days: answer('operator.days', async () => (await load()).days()),
    unfound: answer('operator.unfound', async () => (await load()).unfound()),
    problems: answer('operator.problems', async () => (await load()).problems()),
    closeProblem: answer('operator.closeProblem', async (id) => (await load()).closeProblem(id)),
    limits: answer('operator.limits', async () => (await load()).limits()),
    setLimits: answer('operator.setLimits', async (limits, note) => (await load()).setLimits(limits, note)),
    log: answer('operator.log', async () => (await load()).log()),
  };
};
