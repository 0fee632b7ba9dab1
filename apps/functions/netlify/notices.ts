import { createNotices } from '../src/notices/notices-function.ts';
import { openNoticeService } from '../src/notices/open-notice-service.ts';

export default createNotices(openNoticeService(process.env, console.error), console.error);

/** No `path` here: it would remove the function from /.netlify/functions/notices. */
export const config = { rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
