import { PortError, type OperatorPort, type PortErrorKind } from '@roborrow/domain';
import type { WithErrorMapping } from '../operations.ts';

/** Where the operator's function is. */
export interface OperatorFunction {
  readonly url: string;
  /** How it is called; the platform's `fetch` by default. */
  readonly fetch?: (url: string, request: RequestInit) => Promise<Response>;
}

interface OperatorDependencies {
  readonly withErrorMapping: WithErrorMapping;
  /** Without it there is no desk. */
  readonly operator?: OperatorFunction;
  /** The token of the signed-in user; `null` for a visitor. */
  readonly token: () => Promise<string | null>;
}

const KINDS: Readonly<Record<number, PortErrorKind>> = {
  401: 'not-signed-in',
  403: 'forbidden',
  502: 'unavailable',
  503: 'not-configured',
  504: 'unavailable',
};

/** A function carries out what the operator does: the rules give nobody a right to moderate (D790). */
export const createOperator = ({ withErrorMapping, operator, token }: OperatorDependencies): OperatorPort => {
  const ask = async <Answer>(question: object): Promise<Answer> => {
    if (!operator) throw new PortError('not-configured');
    const proof = await token();
    if (proof === null) throw new PortError('not-signed-in');
    const request: RequestInit = {
      method: 'POST',
      headers: { Authorization: `Bearer ${proof}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
    };
    const response = await (operator.fetch ?? fetch)(operator.url, request).catch((cause: unknown) => {
      throw new PortError('unavailable', { cause });
    });
    if (!response.ok) throw new PortError(KINDS[response.status] ?? 'failed');
    return (await response.json()) as Answer; // the function's answers have the types of this port
  };

  return {
    queue: withErrorMapping(() => ask({ kind: 'queue' })),
    look: withErrorMapping((subject) => ask({ kind: 'look', subject })),
    act: withErrorMapping((act, note) => ask({ kind: 'act', act, note })),
    find: withErrorMapping((text) => ask({ kind: 'find', text })),
    days: withErrorMapping(() => ask({ kind: 'days' })),
    unfound: withErrorMapping(() => ask({ kind: 'unfound' })),
    problems: withErrorMapping(() => ask({ kind: 'problems' })),
    closeProblem: withErrorMapping((id) => ask({ kind: 'close-problem', id })),
    limits: withErrorMapping(() => ask({ kind: 'limits' })),
    setLimits: withErrorMapping((limits, note) => ask({ kind: 'set-limits', limits, note })),
    log: withErrorMapping(() => ask({ kind: 'log' })),
  };
};
