import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build } from 'vite';
import { launchOptions } from '../browser/chromium.ts';
import { readSourcePlaces } from '../gazetteer/source-places.ts';
import { serve } from '../page-quality/builds.ts';
import { percentile } from './measured/stopwatch.ts';
import { table } from './table.ts';

const GLOBAL_NAME = 'roborrowMap';
const TOWNS = 5000;
const NEAR_A_TOWN = '/search?location=Apex%2C+NC%2C+USA';

/** What `apps/web/testing/measure-map.ts` exports, as far as a page is asked for it. */
interface DrawnMap {
  readonly firstPicture: number;
  readonly move: () => Promise<{ readonly median: number; readonly p95: number; readonly longest: number }>;
}

/** In milliseconds. */
interface MapTimes {
  /** From data in memory to a picture with all the towns. */
  readonly firstPicture: number;
  /** The part of that in which the page's thread worked. */
  readonly firstPictureWork: number;
  readonly medianFrame: number;
  readonly p95Frame: number;
  readonly longestFrame: number;
  /** From the press on the app's button to a picture with outlines and labels: code and outlines are fetched. */
  readonly opening: number;
  readonly openingWork: number;
}

const bundleMap = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('../../apps/web/testing/measure-map.ts', import.meta.url)),
        formats: ['iife'],
        name: GLOBAL_NAME,
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('Vite built nothing.');
  return output.output[0].code;
};

/** The largest towns of the 48 states, which one view can hold. */
const towns = () =>
  readSourcePlaces()
    .filter(
      ({ coordinates: { latitude, longitude } }) => latitude > 24.5 && latitude < 49.5 && longitude > -125,
    )
    .sort((a, b) => b.population - a.population)
    .slice(0, TOWNS)
    .map(({ name, population, coordinates }, i) => ({ name: `${name} ${i}`, population, ...coordinates }));

/** Starts to measure the processor time of a page's thread; what it returns tells the milliseconds since then. */
async function startWorkClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const start = await worked();
  return async () => (await worked()) - start;
}

/** Draws the map with 5,000 towns in sight, and moves it. */
async function measureDrawing(browser: Browser, code: string) {
  const page = await browser.newPage({ viewport: { width: 1100, height: 800 } });
  await page.addScriptTag({ content: code });
  await page.evaluate(`globalThis.towns = ${JSON.stringify(towns())}; 0`);
  const workSoFar = await startWorkClock(page);
  const map = await page.evaluateHandle<DrawnMap>(`${GLOBAL_NAME}.drawMap(towns)`);
  const firstPictureWork = await workSoFar();
  const firstPicture = await map.evaluate((drawn) => drawn.firstPicture);
  const { median, p95, longest } = await map.evaluate((drawn) => drawn.move());
  await page.close();
  return { firstPicture, firstPictureWork, medianFrame: median, p95Frame: p95, longestFrame: longest };
}

/** Presses the button, and waits until the map has what it is drawn from, a label of a town, and two more frames: it is then painted. */
const OPEN = `new Promise((resolve) => {
  const start = performance.now();
  const look = () => {
    const map = document.querySelector('[role=application]');
    const isThere = map?.parentElement.getAttribute('aria-busy') === 'false' && map.querySelector('button');
    requestAnimationFrame(isThere ? () => requestAnimationFrame(() => resolve(performance.now() - start)) : look);
  };
  [...document.querySelectorAll('button')].find((button) => button.textContent === 'Map').click();
  look();
})`;

/** Opens the map in the app's own build, as a phone shows it, with nothing cached. */
async function measureOpening(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${address}${NEAR_A_TOWN}`, { waitUntil: 'networkidle' });
  const workSoFar = await startWorkClock(page);
  const opening = await page.evaluate<number>(OPEN);
  const openingWork = await workSoFar();
  await context.close();
  return { opening, openingWork };
}

/** Measures the map in new pages of Chromium, one run after the other. */
export async function measureMap(runs: number): Promise<readonly MapTimes[]> {
  const code = await bundleMap();
  const site = await serve('demo');
  const browser = await chromium.launch(launchOptions());
  const measured: MapTimes[] = [];
  try {
    for (let run = 0; run < runs; run++)
      measured.push({
        ...(await measureDrawing(browser, code)),
        ...(await measureOpening(browser, site.address)),
      });
    return measured;
  } finally {
    await browser.close();
    await site.close();
  }
}

const ROWS = [
  [`first picture, ${TOWNS.toLocaleString('en-US')} towns in sight`, 'firstPicture'],
  ['  of it work of the page', 'firstPictureWork'],
  ['from the press on "Map" to its picture', 'opening'],
  ['  of it work of the page', 'openingWork'],
  ['median frame of a movement', 'medianFrame'],
  ['p95 frame', 'p95Frame'],
  ['longest frame', 'longestFrame'],
] as const satisfies readonly (readonly [string, keyof MapTimes])[];

/** The times as a table. */
export const reportMap = (measured: readonly MapTimes[]): string =>
  table(
    [`The map, ${measured.length} runs, milliseconds`, 'best', 'median', 'worst'],
    ROWS.map(([name, key]) => [
      name,
      ...[0, 0.5, 1].map((share) =>
        percentile(
          measured.map((run) => run[key]),
          share,
        ).toFixed(1),
      ),
    ]),
  ) + '\n';
