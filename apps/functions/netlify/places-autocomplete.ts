import { chooseProvider } from '../src/choose-provider.ts';
import { createPlacesAutocomplete } from '../src/functions.ts';

export default createPlacesAutocomplete({ provider: chooseProvider(process.env), log: console.error });

/** No `path` here: it would remove the function from /.netlify/functions/places-autocomplete. */
export const config = { rateLimit: { windowLimit: 180, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
