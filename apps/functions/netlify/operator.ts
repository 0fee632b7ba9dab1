import { createOperatorFunction } from '../src/operator/operator-function.ts';
import { openOperatorService } from '../src/operator/open-operator-service.ts';

export default createOperatorFunction(openOperatorService(process.env, console.error), console.error);

/** No `path` here: it would remove the function from /.netlify/functions/operator. */
export const config = { rateLimit: { windowLimit: 180, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
