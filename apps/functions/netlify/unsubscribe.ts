import { openNoticeService } from '../src/notices/open-notice-service.ts';
import { createUnsubscribe } from '../src/notices/unsubscribe-function.ts';
import { logged, logProblem } from '../src/request-log.ts';

export default logged(
  'unsubscribe',
  createUnsubscribe(openNoticeService(process.env, logProblem), logProblem),
);

/** No `path` here: it would remove the function from /.netlify/functions/unsubscribe. */
export const config = { rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
