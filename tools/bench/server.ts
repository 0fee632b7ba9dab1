import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFirestorePages } from './firestore-pages.ts';
import { openDemo, openMinimal, ORIGIN, type MeasuredPages, type Page } from './rendered-pages.ts';
import { table } from './table.ts';

export interface ServerTimes {
  readonly name: string;
  /** Processor time of one page, in milliseconds: the median of all rounds. */
  readonly milliseconds: number;
  /** How many times as long as the router's minimal example, in the same rounds. */
  readonly ratio: number;
  /** How many times as long as with remembered data, in the same rounds; `null` where nothing is compared. */
  readonly rememberedRatio: number | null;
}

/** Milliseconds for a page, of each round. */
type Times = readonly number[];

const ROUNDS = 15;
const PAGES_IN_ROUND = 40;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** What a visitor can read, without the data in the page's scripts. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(/&(?:amp|#x27|quot);/g, (entity) => ENTITIES[entity] ?? entity);

/** @throws when a page does not show what it must. */
function check(name: string, { address, shows }: Page, html: string): void {
  const text = textOf(html);
  for (const shown of shows)
    if (!text.includes(`>${shown}<`)) throw new Error(`${name}: ${address} does not show ${shown}.`);
}

/** Processor time of a page, in milliseconds. The whole process counts, with its garbage collector. */
async function timeOf({ name, pages, respond, inParallel }: MeasuredPages, round: number): Promise<number> {
  const rendered: { readonly page: Page; readonly body: ArrayBuffer }[] = [];
  let next = 0;
  const renderOneByOne = async (): Promise<void> => {
    while (next < PAGES_IN_ROUND) {
      const page = pages[(round * PAGES_IN_ROUND + next) % pages.length];
      next += 1;
      if (!page) throw new Error(`${name} has no page.`);
      const response = await respond(new Request(ORIGIN + page.address));
      if (response.status !== 200)
        throw new Error(`${name}: ${page.address} was answered ${response.status}.`);
      rendered.push({ page, body: await response.arrayBuffer() });
    }
  };
  const begin = process.cpuUsage();
  await Promise.all(Array.from({ length: inParallel }, renderOneByOne));
  const { user, system } = process.cpuUsage(begin);
  for (const { page, body } of rendered) check(name, page, new TextDecoder().decode(body));
  return (user + system) / 1000 / PAGES_IN_ROUND;
}

const median = (values: Times): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The median of what one is to the other in the same round. */
const ratioOf = (times: Times, others: Times = []): number =>
  median(times.map((time, round) => time / (others[round] ?? NaN)));

/**
 * Measures how much processor time a rendered page takes, in turns with the smallest page that the router can render.
 * What else the machine does costs both the same.
 */
export async function measureServer(): Promise<readonly ServerTimes[]> {
  const folder = await mkdtemp(join(tmpdir(), 'roborrow-server-'));
  try {
    const minimal = await openMinimal(folder);
    const demo = await openDemo();
    const { measured, checkReads, stop } = await openFirestorePages((ROUNDS + 1) * PAGES_IN_ROUND);
    const all = [minimal, ...demo, ...measured];
    const timesOf = new Map(all.map(({ name }) => [name, [] as number[]]));
    try {
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const one of all) {
          const time = await timeOf(one, round);
          // The first round compiles, and is not counted.
          if (round > 0) timesOf.get(one.name)?.push(time);
        }
      }
      checkReads();
    } finally {
      await stop();
    }
    return all.map(({ name, comparedWith }) => {
      const times = timesOf.get(name) ?? [];
      return {
        name,
        milliseconds: median(times),
        ratio: ratioOf(times, timesOf.get(minimal.name)),
        rememberedRatio: comparedWith === null ? null : ratioOf(times, timesOf.get(comparedWith)),
      };
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The times as lines for a terminal. */
export const reportServer = (times: readonly ServerTimes[]): string =>
  [
    'Rendered pages (Node)\n',
    table(
      ['page', 'ms of processor', 'pages a second and core', 'times the minimal', 'times remembered'],
      times.map(({ name, milliseconds, ratio, rememberedRatio }) => [
        name,
        milliseconds.toFixed(2),
        (1000 / milliseconds).toFixed(0),
        ratio.toFixed(1),
        rememberedRatio?.toFixed(1) ?? '–',
      ]),
    ),
    '',
  ].join('\n');
