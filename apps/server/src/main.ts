import { openFunctions } from '@roborrow/functions/all';
import { log, logProblem } from '@roborrow/functions';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBuild } from './build.ts';
import { openSite } from './open-site.ts';
import { readServerSettings } from './settings.ts';

const HELP = `pnpm serve [--port 8080] [--folder apps/web/dist] [--files]

Serves what \`pnpm build\` wrote: pages, files, functions and schedules. --files serves the files alone.
Settings come from the environment: HOST, PORT, URL, PROXIES, SCHEDULES, and those of the functions (docs/deployment.md).
SIGTERM and SIGINT stop it, after the requests that run.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      folder: { type: 'string', default: resolve(import.meta.dirname, '../../web/dist') },
      files: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.info(HELP);
  const settings = readServerSettings({ ...process.env, ...(values.port && { PORT: values.port }) });
  const [build, functions] = await Promise.all([openBuild(resolve(values.folder)), openFunctions()]);
  const site = await openSite({ build, functions, settings, isFilesAlone: values.files });
  log('info', { message: `listening at ${site.address}` });
  // Node writes what it was and ends; the operator is told, if there is time.
  process.on('uncaughtExceptionMonitor', (error) => logProblem('the server broke', error));
  process.on('unhandledRejection', (reason) => logProblem('a failure that nobody caught', reason));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void site.close().finally(() => process.exit(0)));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
