import { chooseProvider } from '../src/choose-provider.ts';
import { createGeocode } from '../src/functions.ts';

export default createGeocode({ provider: chooseProvider(process.env), log: console.error });

/** No `path` here: it would remove the function from /.netlify/functions/geocode. */
export const config = { rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
