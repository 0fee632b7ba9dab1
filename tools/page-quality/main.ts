import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchOptions } from '../browser/chromium.ts';
import { ensureChromium } from '../browser/install.ts';
import { serve, type Served } from '../start/serve.ts';
import { openLighthouse, type Throttling, type Visit } from './lighthouse.ts';
import { PAGES } from './pages.ts';
import {
  fetchPhotographs,
  listBytes,
  makeSizes,
  plantPhotographs,
  prepareTen,
  storedBytes,
  WINDOWS,
} from './photographs.ts';
import { median, table } from './report.ts';

const HELP = `pnpm page-quality [options]

Visits pages as a phone on a slow line (1.6 Mbit/s, 150 ms, a processor four times slower), with Lighthouse, in turns
with a page that is empty but for our headers, and compares with what each page must reach (tools/page-quality/pages.ts).

  --build <name>       demo: files of a plain web server; start: the demo as \`pnpm start\` renders it; or
                       firebase: rendered, on Firebase's emulators (default: demo)
  --throttling <name>  simulate: calculated; or devtools: applied to the browser (default: simulate)
  --runs <n>           visits of each page (default: 3)
  --only <text>        only pages whose name contains it; may be repeated
  --photographs        gives the listings photographs of Debian's mate-backgrounds first (47 MB, fetched once), and says what lists fetch and
                       what preparing ten photos takes; with --build firebase

"Blocked", and with it "Score", are from the processor time of tasks, so that other programs do not count; "By the clock" is
Lighthouse's own score. "Machine" is how fast this one was meanwhile: about 3000 when idle. Paints of a busy machine say little; on Linux give
the browser the processor first: \`echo -15 > /proc/self/autogroup\` in a script that CHROMIUM_PATH names.
It always ends with 0: it measures, and decides nothing.`;

/** A page with our headers and nothing else, in the folder of a build. */
const EMPTY = 'empty.html';
const EMPTY_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty</p>`;

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: 'demo' },
    throttling: { type: 'string', default: 'simulate' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true, default: [''] },
    photographs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function oneOf<Name extends string>(option: string, names: readonly Name[], given: string): Name {
  const found = names.find((name) => name === given);
  if (!found) throw new Error(`--${option} is ${names.join(' or ')}.`);
  return found;
}

async function main(): Promise<void> {
  const served = oneOf<Served>('build', ['demo', 'start', 'firebase'], values.build);
  const throttling = oneOf<Throttling>('throttling', ['simulate', 'devtools'], values.throttling);
  const pages = PAGES.filter(({ name }) => values.only.some((text) => name.includes(text)));
  process.env['CHROMIUM_PATH'] = await ensureChromium(console.error);
  const visit = await openLighthouse(console.error);
  const site = await serve(served);
  writeFileSync(join(site.folder, EMPTY), EMPTY_PAGE);
  try {
    if (values.photographs) await showPhotographs(site.address);
    // The first page of a process is compiled while its visitor waits.
    for (const { path } of pages) await (await fetch(new URL(path, site.address))).arrayBuffer();
    const empty: Visit[] = [];
    const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
    for (let round = 0; round < Number(values.runs); round += 1) {
      empty.push(await visit(site.address + EMPTY, throttling));
      for (const page of pages) {
        try {
          const made = await visit(new URL(page.path, site.address).href, throttling, page);
          visits.get(page.name)?.push(made);
          console.error(`${page.name}: ${Math.round(made.largestPaint)} ms, ${made.performance}`);
        } catch (error) {
          // A page that comes too late is visited again in the next round, and the others now.
          console.error(`${page.name}: ${String(error)}`);
        }
      }
    }
    const seconds = (median(empty.map(({ largestPaint }) => largestPaint)) / 1000).toFixed(2);
    console.log(`${served}, ${throttling}, ${values.runs} rounds; the empty page: ${seconds} s\n`);
    console.log(table(pages.map((goal) => ({ goal, visits: visits.get(goal.name) ?? [], empty }))));
  } finally {
    rmSync(join(site.folder, EMPTY));
    await site.close();
  }
}

const kB = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** Before the visits: what photographs cost in storage, in lists, and in the form. */
async function showPhotographs(address: string): Promise<void> {
  if (values.build !== 'firebase') throw new Error('--photographs goes with --build firebase.');
  const files = fetchPhotographs();
  const browser = await chromium.launch(launchOptions());
  const lists = async () => {
    for (const window of WINDOWS) {
      const { before, all, pictures } = await listBytes(browser, address, window);
      console.log(`  a list at ${window.name}: ${kB(before)}, then ${kB(all)} in ${pictures} files`);
    }
  };
  try {
    const { time, longestTask, bytes } = await prepareTen(browser, address, files);
    console.log(
      `Ten photos of 12 megapixels, ${kB(bytes)}: ${(time / 1000).toFixed(1)} s, the longest task ${Math.round(longestTask)} ms`,
    );
    await plantPhotographs(browser, files);
    console.log(`In one size, a listing's photos take ${kB(await storedBytes())}:`);
    await lists();
    await makeSizes();
    console.log(`With sizes, they take ${kB(await storedBytes())}:`);
    await lists();
  } finally {
    await browser.close();
  }
}

if (values.help) console.log(HELP);
else await main();
