import { chooseProvider } from '../src/choose-provider.ts';
import { createPlacesAutocomplete } from '../src/functions.ts';
import { logged, logProblem } from '../src/request-log.ts';

export default logged(
  'places-autocomplete',
  createPlacesAutocomplete({ provider: chooseProvider(process.env), log: logProblem }),
);

/** No `path` here: it would remove the function from /.netlify/functions/places-autocomplete. */
export const config = { rateLimit: { windowLimit: 180, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
