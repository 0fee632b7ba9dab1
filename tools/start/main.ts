import { preview } from 'vite';
import { buildWeb } from '../build/build-web.ts';
import { WEB } from '../workspace/files.ts';
import { readOptions } from './options.ts';
import { isFree, nextFreePort } from '../workspace/ports.ts';

const HELP = `pnpm start [--port 5173]

Builds the web app, if its sources changed, and serves it with the in-memory backend.
Without --port or PORT it takes 5173, or the next free port.`;

async function start(): Promise<void> {
  const { port: wanted, isExact, help } = readOptions(process.argv.slice(2), process.env);
  if (help) return console.log(HELP);
  if (isExact && !(await isFree(wanted))) throw new Error(`Port ${wanted} is taken.`);
  const { isFresh } = await buildWeb();
  const port = isExact ? wanted : await nextFreePort(wanted);
  const server = await preview({
    root: WEB,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port, strictPort: true, open: false },
  });
  console.log(`${isFresh ? 'Built. ' : ''}Roborrow is at http://localhost:${port}/ — Ctrl-C stops it.`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  }
}

try {
  await start();
} catch (error) {
  console.error(`Roborrow did not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
