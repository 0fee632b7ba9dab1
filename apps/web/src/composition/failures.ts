import { createSentryFailures } from '@roborrow/adapter-sentry';
import { epochMs, noFailures, type FailuresPort } from '@roborrow/domain';
import type { Release } from '../release.ts';

/** Who is told of failures in this browser: whom the operator named when the app was built, or nobody. */
export const openFailures = ({ version, build, failures }: Release): FailuresPort =>
  failures
    ? createSentryFailures({
        ...failures,
        release: `${version}+${build}`,
        where: 'browser',
        clock: { now: () => epochMs(Date.now()) },
        random: Math.random,
        newId: () => crypto.randomUUID(),
        fetch: (...question) => fetch(...question),
      })
    : noFailures;
