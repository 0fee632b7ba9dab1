import { createNotices } from '../src/notices/notices-function.ts';
import { openNoticeService } from '../src/notices/open-notice-service.ts';
import { logged, logProblem } from '../src/request-log.ts';

export default logged('notices', createNotices(openNoticeService(process.env, logProblem), logProblem));

/** No `path` here: it would remove the function from /.netlify/functions/notices. */
export const config = { rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
