import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nextFreePort } from '../workspace/ports.ts';
import { WORKSPACE } from '../workspace/files.ts';
import { degradesAt, percentile, row, type Step } from './steps.ts';

const HELP = `pnpm load [--seconds 8] [--most 640]

Starts what \`pnpm build\` wrote (pnpm serve) on this machine, and asks it for pages, then for searches, from 10 a second on and
twice as many each time, until 5% take longer than 200 ms, one fails, or --most is reached. It measures, and decides nothing;
other programs on this machine count, too.`;

const FIRST = 10;
/** Of which each has one request at a time; more wait in the client, which counts as the server's time. */
const CONNECTIONS = 50;

const PAGES = ['/', '/robots', '/about', '/robots/demo-lanai-cam', '/saved'];
const WORDS = ['drone', 'mower', 'arm', 'clean', 'teach', 'weld', 'camera', 'garden', 'survey', 'paint'];
const SEARCHES = WORDS.flatMap((query) => [
  `/search?query=${query}`,
  `/search?query=${query}&location=Apex%2C+NC%2C+USA`,
  `/search?query=${query}&location=Austin%2C+TX%2C+USA&maxPrice=80`,
]);

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

/** Asks for these addresses in turn, so many a second. */
async function ask(address: string, paths: readonly string[], rate: number): Promise<Step> {
  const times: number[] = [];
  const options = {
    url: address,
    connections: Math.min(CONNECTIONS, rate),
    overallRate: rate,
    duration: Number(values.seconds),
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
  };
  const { errors, timeouts, non2xx, requests } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    );
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  return {
    rate,
    answered: requests.average,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    failed: errors + timeouts + non2xx,
  };
}

async function main(): Promise<void> {
  const server = await startServer();
  try {
    console.log(
      `${availableParallelism()} processors, of which others kept ${loadavg()[0]?.toFixed(1)} busy`,
    );
    for (const [what, paths] of [
      ['pages', PAGES],
      ['searches', SEARCHES],
    ] as const) {
      await ask(server.address, paths, FIRST); // the first of each kind loads code
      console.log(
        `\n| ${what} a second | answered | half within | 95% within | failed |\n|--:|--:|--:|--:|--:|`,
      );
      for (let rate = FIRST; rate <= Number(values.most); rate *= 2) {
        const step = await ask(server.address, paths, rate);
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
