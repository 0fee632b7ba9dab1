import { createOperatorFunction } from '../src/operator/operator-function.ts';
import { openOperatorService } from '../src/operator/open-operator-service.ts';
import { logged, logProblem } from '../src/request-log.ts';

export default logged(
  'operator',
  createOperatorFunction(openOperatorService(process.env, logProblem), logProblem),
);

/** No `path` here: it would remove the function from /.netlify/functions/operator. */
export const config = { rateLimit: { windowLimit: 180, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
