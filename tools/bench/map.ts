import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { launchOptions } from '../browser/chromium.ts';
import { readSourcePlaces } from '../gazetteer/source-places.ts';
import { table } from './table.ts';

const GLOBAL_NAME = 'roborrowMap';
const TOWNS = 5000;
/** Fresh pages: a first picture is drawn once in each. */
const RUNS = 3;

/** What `apps/web/testing/measure-map.ts` returns, in milliseconds. */
interface MapTimes {
  readonly firstDraw: number;
  readonly medianFrame: number;
  readonly p95Frame: number;
  readonly longestFrame: number;
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

/** Draws the map with 5,000 towns in sight, and moves it, in fresh pages of Chromium. */
export async function measureMap(): Promise<readonly MapTimes[]> {
  const code = await bundleMap();
  const browser = await chromium.launch(launchOptions());
  const measured: MapTimes[] = [];
  try {
    for (let run = 0; run < RUNS; run++) {
      const page = await browser.newPage({ viewport: { width: 1100, height: 800 } });
      await page.addScriptTag({ content: code });
      measured.push(await page.evaluate<MapTimes>(`${GLOBAL_NAME}.measureMap(${JSON.stringify(towns())})`));
      await page.close();
    }
    return measured;
  } finally {
    await browser.close();
  }
}

/** The times as a table. */
export const reportMap = (measured: readonly MapTimes[]): string =>
  [
    `The map, with ${TOWNS.toLocaleString('en-US')} towns in sight, moved by 14 pixels a frame (milliseconds)\n`,
    table(
      ['run', 'first picture', 'median frame', 'p95 frame', 'longest frame'],
      measured.map(({ firstDraw, medianFrame, p95Frame, longestFrame }, i) => [
        String(i + 1),
        ...[firstDraw, medianFrame, p95Frame, longestFrame].map((time) => time.toFixed(1)),
      ]),
    ),
    '',
  ].join('\n');
