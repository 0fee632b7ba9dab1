import { openRentalService } from '../src/rentals/open-rental-service.ts';
import { settleRentals } from '../src/rentals/settle-rentals.ts';
import { logProblem } from '../src/request-log.ts';

const service = openRentalService(process.env, logProblem);

/** Netlify calls it by its schedule and by no address. Without settings there is nothing to do. */
export default async (): Promise<void> => {
  if (service) await settleRentals(service);
};

export const config = { schedule: '*/5 * * * *' };
