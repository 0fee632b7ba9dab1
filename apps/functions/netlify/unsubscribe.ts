import { openNoticeService } from '../src/notices/open-notice-service.ts';
import { createUnsubscribe } from '../src/notices/unsubscribe-function.ts';

export default createUnsubscribe(openNoticeService(process.env, console.error), console.error);

/** No `path` here: it would remove the function from /.netlify/functions/unsubscribe. */
export const config = { rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
