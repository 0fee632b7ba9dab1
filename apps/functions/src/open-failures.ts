import { createSentryFailures } from '@roborrow/adapter-sentry';
import { epochMs, noFailures, type FailuresPort } from '@roborrow/domain';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { release } from './release.ts';
import type { Environment } from './service-account.ts';

const settings = z.object({
  FAILURES_DSN: z.url({ protocol: /^https?$/ }),
  FAILURES_SHARE: z.coerce.number().min(0).max(1).default(1),
});

/** Who is told of failures of this process (D783): whom FAILURES_DSN names, or nobody. */
export function openFailures(environment: Environment): FailuresPort {
  const { data } = settings.safeParse(environment);
  if (!data) return noFailures;
  return createSentryFailures({
    dsn: data.FAILURES_DSN,
    share: data.FAILURES_SHARE,
    release: `${release.version}+${release.build}`,
    where: 'server',
    clock: { now: () => epochMs(Date.now()) },
    random: Math.random,
    newId: randomUUID,
    fetch: (...question) => fetch(...question),
  });
}
