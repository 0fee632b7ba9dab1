import { openNoticeService } from '../src/notices/open-notice-service.ts';
import { runNotices } from '../src/notices/send-due-notices.ts';
import { logProblem } from '../src/request-log.ts';

const service = openNoticeService(process.env, logProblem);

/** Netlify calls it by its schedule and by no address. Without settings there is nothing to do. */
export default async (): Promise<void> => {
  if (service) await runNotices(service);
};

export const config = { schedule: '* * * * *' };
