import { epochMs } from '@roborrow/domain';
import { openOperatorService } from '../src/operator/open-operator-service.ts';
import { forgetUnfound } from '../src/operator/unfound-phrases.ts';
import { logProblem } from '../src/request-log.ts';

const service = openOperatorService(process.env, logProblem);

/** Netlify calls it by its schedule and by no address. Without settings there is nothing to do. */
export default async (): Promise<void> => {
  if (service) await forgetUnfound(service.database, epochMs(service.now()));
};

export const config = { schedule: '23 3 * * *' };
