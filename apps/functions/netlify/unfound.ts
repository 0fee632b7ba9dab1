import { openOperatorService } from '../src/operator/open-operator-service.ts';
import { createUnfound } from '../src/operator/unfound-function.ts';

export default createUnfound(openOperatorService(process.env, console.error), console.error);

/** No `path` here: it would remove the function from /.netlify/functions/unfound. */
export const config = { rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
