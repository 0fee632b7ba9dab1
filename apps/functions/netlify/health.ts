import { chooseProvider } from '../src/choose-provider.ts';
import { createHealth, openHealthDocuments } from '../src/health.ts';
import { release } from '../src/release.ts';
import { logged } from '../src/request-log.ts';

export default logged(
  'health',
  createHealth({
    release,
    provider: chooseProvider(process.env),
    ...openHealthDocuments(process.env),
    now: Date.now,
  }),
);

/** No `path` here: it would remove the function from /.netlify/functions/health. */
export const config = { rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
