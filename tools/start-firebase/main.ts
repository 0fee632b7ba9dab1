import { DEMO_PASSWORD, demoPeople } from '@roborrow/adapter-in-memory';
import { build, preview } from 'vite';
import { WEB } from '../workspace/files.ts';
import { environmentOf } from '../emulators/hosts.ts';
import { NoEmulators, startEmulators } from '../emulators/start.ts';
import { webEnvironment } from '../emulators/web-environment.ts';
import { readOptions } from '../start/options.ts';
import { isFree, nextFreePort } from '../workspace/ports.ts';
import { plantDemo } from './plant-demo.ts';

const HELP = `pnpm start:firebase [--port 5174]

Starts Firebase's emulators with the demo's data, builds the web app for them, and serves it: the production backend on
this machine, with no account and no network. Google's window is replaced by a made-up account. Ctrl-C stops everything,
and nothing is kept. Without --port or PORT it takes the next free port from 5173 on.`;

const OUT = { outDir: '../../.cache/web-firebase', emptyOutDir: true };

async function start(): Promise<void> {
  const { port: wanted, isExact, help } = readOptions(process.argv.slice(2), process.env);
  if (help) return console.log(HELP);
  if (isExact && !(await isFree(wanted))) throw new Error(`Port ${wanted} is taken.`);
  const { hosts, stop } = await startEmulators();
  try {
    Object.assign(process.env, environmentOf(hosts), webEnvironment(hosts));
    await plantDemo();
    await build({ root: WEB, logLevel: 'warn', build: OUT });
    const port = isExact ? wanted : await nextFreePort(wanted);
    const server = await preview({
      root: WEB,
      logLevel: 'warn',
      build: OUT,
      preview: { host: '127.0.0.1', port, strictPort: true, open: false },
    });
    const person = demoPeople.find(({ signsInWith }) => signsInWith === 'password');
    console.log(`Roborrow is on Firebase's emulators at http://localhost:${port}/ — Ctrl-C stops them.`);
    console.log(
      `Sign in as ${person?.email ?? 'one of the demo’s people'} with the password ${DEMO_PASSWORD}.`,
    );
    console.log(
      `The mails and pushed notices that it would send are at http://localhost:${port}/.netlify/functions/mails`,
    );
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void Promise.all([server.close(), stop()]).finally(() => process.exit(0)));
    }
  } catch (error) {
    await stop();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(error instanceof NoEmulators ? reason : `Roborrow did not start. ${reason}`);
  process.exitCode = 1;
}
