import { logProblem, type SiteFunctions } from '@roborrow/functions';
import { Cron } from 'croner';

/** Runs what is scheduled, none of it twice at the same time. `stop` waits for what runs. */
export function startSchedules({ scheduled }: Pick<SiteFunctions, 'scheduled'>): {
  readonly stop: () => Promise<void>;
} {
  const running = new Set<Promise<void>>();
  const jobs = Object.entries(scheduled).map(
    ([name, { schedule, run }]) =>
      new Cron(schedule, { protect: true, unref: true }, async () => {
        const work = run().catch((error: unknown) =>
          logProblem(`${name}: ${error instanceof Error ? error.name : 'failed'}`, error),
        );
        running.add(work);
        await work;
        running.delete(work);
      }),
  );
  return {
    stop: async () => {
      for (const job of jobs) job.stop();
      await Promise.all(running);
    },
  };
}
