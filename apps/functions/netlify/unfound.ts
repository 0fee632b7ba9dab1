import { openOperatorService } from '../src/operator/open-operator-service.ts';
import { createUnfound } from '../src/operator/unfound-function.ts';
import { logged, logProblem } from '../src/request-log.ts';

export default logged('unfound', createUnfound(openOperatorService(process.env, logProblem), logProblem));

/** No `path` here: it would remove the function from /.netlify/functions/unfound. */
export const config = { rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
