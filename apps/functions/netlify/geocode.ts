import { chooseProvider } from '../src/choose-provider.ts';
import { createGeocode } from '../src/functions.ts';
import { logged, logProblem } from '../src/request-log.ts';

export default logged('geocode', createGeocode({ provider: chooseProvider(process.env), log: logProblem }));

/** No `path` here: it would remove the function from /.netlify/functions/geocode. */
export const config = { rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
