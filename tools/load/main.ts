import { spawn } from 'node:child_process';
import { Agent, get, type IncomingMessage } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { nextFreePort } from '../workspace/ports.ts';
import { WORKSPACE } from '../workspace/files.ts';
import { degradesAt, percentile, row, type Step } from './steps.ts';

const HELP = `pnpm load [--seconds 8] [--most 640]

Starts what \`pnpm build\` wrote (pnpm serve) on this machine, and asks it for a few pages, then for searches of which each is another one, from 10 a second on and
twice as many each time, until 5% take longer than 200 ms, one fails, or --most is reached. It measures, and decides nothing;
other programs on this machine count, too.`;

const FIRST = 10;
/** Of which each has one request at a time; more wait in the client, which counts as the server's time. */
const CONNECTIONS = 50;

const PAGES = ['/', '/robots', '/about', '/robots/demo-lanai-cam', '/saved'];
const WORDS = ['drone', 'mower', 'arm', 'clean', 'teach', 'weld', 'camera', 'garden', 'survey', 'paint'];
const PLACES = ['', '&location=Apex%2C+NC%2C+USA', '&location=Austin%2C+TX%2C+USA'];
/** No two are the same, because pages are shared (D856). */
const search = (at: number): string =>
  `/search?query=${WORDS[at % WORDS.length]}${PLACES[at % PLACES.length]}&maxPrice=${100 + at}`;
const page = (at: number): string => PAGES[at % PAGES.length] ?? '/';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    most: { type: 'string', default: '640' },
    help: { type: 'boolean', default: false },
  },
});

async function startServer(): Promise<{ readonly address: string; readonly stop: () => void }> {
  const port = await nextFreePort(8080);
  const server = spawn(
    process.execPath,
    [join(WORKSPACE, 'apps/server/dist/server.mjs'), '--port', `${port}`],
    {
      env: { ...process.env, HOST: '127.0.0.1', SCHEDULES: 'false' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server did not start. Run: pnpm build')));
    server.stdout.on('data', (text: Buffer) => text.includes('listening') && resolve());
  });
  return { address: `http://127.0.0.1:${port}`, stop: () => server.kill('SIGTERM') };
}

/** Asks for one address. @returns the milliseconds until its last byte; `null` if it failed. */
const askOnce = (agent: Agent, address: string): Promise<number | null> =>
  new Promise((resolve) => {
    const began = performance.now();
    const answered = (answer: IncomingMessage): void => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200 ? performance.now() - began : null));
      answer.once('error', () => resolve(null));
    };
    const options = { agent, timeout: 10_000, headers: { 'accept-encoding': 'br' } };
    const request = get(address, options, answered);
    request.once('error', () => resolve(null));
    request.once('timeout', () => request.destroy());
  });

/**
 * Asks for these addresses, so many a second, one after the other at even distances, whether or not those before were answered:
 * people do not wait for each other, nor come all at the beginning of a second.
 */
async function ask(address: string, pathOf: (at: number) => string, rate: number): Promise<Step> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const began = performance.now();
  const asked: Promise<number | null>[] = [];
  for (let at = 0; at < rate * Number(values.seconds); at += 1) {
    await sleep(began + (at * 1000) / rate - performance.now());
    asked.push(askOnce(agent, address + pathOf(at)));
  }
  const outcomes = await Promise.all(asked);
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  const times = outcomes.filter((time) => time !== null);
  return {
    rate,
    answered: times.length / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    failed: outcomes.length - times.length,
  };
}

async function main(): Promise<void> {
  const server = await startServer();
  try {
    console.log(
      `${availableParallelism()} processors, of which others kept ${loadavg()[0]?.toFixed(1)} busy`,
    );
    let asked = 0;
    const nextSearch = (): string => search((asked += 1));
    for (const [what, pathOf] of [
      ['pages', page],
      ['searches', nextSearch],
    ] as const) {
      await ask(server.address, pathOf, FIRST); // the first of each kind loads code
      console.log(
        `\n| ${what} a second | answered | half within | 95% within | failed |\n|--:|--:|--:|--:|--:|`,
      );
      for (let rate = FIRST; rate <= Number(values.most); rate *= 2) {
        const step = await ask(server.address, pathOf, rate);
        console.log(row(step));
        if (degradesAt(step)) break;
      }
    }
  } finally {
    server.stop();
  }
}

if (values.help) console.log(HELP);
else await main();
