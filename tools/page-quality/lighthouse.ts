import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromiumCandidates, launchOptions } from '../browser/chromium.ts';
import { installApart } from '../workspace/install-apart.ts';
import { blockingTime, type TraceEvent } from './blocking-time.ts';
import type { PageGoal } from './pages.ts';

const FOLDER = fileURLToPath(new URL('lighthouse', import.meta.url));

/** How the slow line and the slow processor come about: calculated from a fast visit, or applied to the browser. */
export type Throttling = 'simulate' | 'devtools';

/** One visit. Times are in milliseconds, scores from 0 to 100. */
export interface Visit {
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** The score for performance as it were if tasks took only their processor time. */
  readonly performance: number;
  /** Lighthouse's own, by the clock: on a busy machine the other programs count. */
  readonly byClock: number;
  /** The lowest of accessibility, best practices and, of a page that search engines list, SEO. */
  readonly others: number;
  /** How fast this machine was at that moment, by Lighthouse's own measure: about 3000 for one that is idle. */
  readonly machine: number;
}

/** How Lighthouse rates a value: at `p10` with 90, at `median` with 50. */
interface Curve {
  readonly p10: number;
  readonly median: number;
}
type Rate = (curve: Curve, value: number) => number;

/** Lighthouse's curve for blocking time on a phone, in milliseconds. */
const BLOCKING: Curve = { p10: 200, median: 600 };

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** The part of Lighthouse's result that is read. */
interface Result {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<Record<string, Category>>;
    readonly audits: Readonly<
      Record<string, { readonly numericValue?: number; readonly score: number | null }>
    >;
    readonly environment: { readonly benchmarkIndex: number };
  };
  readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
}
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;
type Launch = (options: object) => Promise<{ readonly port: number; kill(): void }>;

/** Loads Lighthouse, and installs it if it is missing. */
export async function openLighthouse(say: (line: string) => void) {
  await installApart(FOLDER, 'lighthouse', () =>
    say('Installing Lighthouse: once, 170 MB, below half a minute or so.'),
  );
  const resolveIn = createRequire(join(FOLDER, 'package.json'));
  const load = (name: string, from = resolveIn) => import(pathToFileURL(from.resolve(name)).href);
  const own = createRequire(resolveIn.resolve('lighthouse'));
  // Neither is a dependency of the workspace, so their types are stated above.
  const { default: lighthouse } = (await load('lighthouse')) as { default: Lighthouse };
  // Its own curve, from a file of its own that has no types.
  const { getLogNormalScore } = (await import(
    pathToFileURL(join(dirname(resolveIn.resolve('lighthouse')), '../shared/statistics.js')).href
  )) as { getLogNormalScore: Rate };
  const { launch } = (await load('chrome-launcher', own)) as { launch: Launch };

  /** A first visit: with a browser that was never used. The settings are Lighthouse's for a phone (1.6 Mbit/s, 150 ms, 4 x). */
  return async (url: string, throttlingMethod: Throttling, goal?: PageGoal): Promise<Visit> => {
    const browser = await launch({
      chromePath: chromiumCandidates()[0],
      chromeFlags: ['--headless', ...launchOptions().args],
      logLevel: 'silent',
    });
    try {
      const result = await lighthouse(url, {
        port: browser.port,
        logLevel: 'silent',
        throttlingMethod,
        ...(goal?.score === null && { blockedUrlPatterns: ['*/assets/*.js'] }),
      });
      if (!result || result.lhr.runtimeError)
        throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
      const { categories, audits, environment } = result.lhr;
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
      const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
      // Throttling that is applied keeps the processor busy, so it is in the processor time already.
      const blocked = blockingTime(
        result.artifacts.Trace.traceEvents,
        throttlingMethod === 'simulate' ? 4 : 1,
      );
      const rated = (id: string) =>
        id === 'total-blocking-time' ? getLogNormalScore(BLOCKING, blocked) : (audits[id]?.score ?? 0);
      const weighed = categories['performance']?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
      return {
        largestPaint: value('largest-contentful-paint'),
        blocked,
        shift: value('cumulative-layout-shift'),
        performance: Math.round(weighed.reduce((sum, { id, weight }) => sum + rated(id) * weight, 0)),
        byClock: score('performance'),
        others: Math.min(
          score('accessibility'),
          // The browser complains about scripts that are kept back.
          goal?.score === null ? 100 : score('best-practices'),
          goal?.isUnlisted ? 100 : score('seo'),
        ),
        machine: environment.benchmarkIndex,
      };
    } finally {
      browser.kill();
    }
  };
}
