import { DEMO_PASSWORD, demoPeople } from '@roborrow/adapter-in-memory';
import { PROJECT, VARIABLES } from '../emulators/hosts.ts';
import { NoEmulators } from '../emulators/start.ts';
import { isFree, nextFreePort } from '../workspace/ports.ts';
import { readOptions } from './options.ts';
import { serve } from './serve.ts';

const HELP = `pnpm start [--port 5173]            the demo, with the in-memory backend
pnpm start:firebase [--port 5173]   on Firebase's emulators, with the demo's data

Builds the web app, if its sources changed, and serves it. Without --port or PORT it takes 5173, or the next free port.
On the emulators it is the production backend on this machine, with no account and no network; Google's window is replaced
by a made-up account. Ctrl-C stops everything, and nothing is kept.`;

async function start(): Promise<void> {
  const { port: wanted, isExact, isOnFirebase, help } = readOptions(process.argv.slice(2), process.env);
  if (help) return console.log(HELP);
  if (isExact && !(await isFree(wanted))) throw new Error(`Port ${wanted} is taken.`);
  let stop = async (): Promise<void> => undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(0)));
  const { address, isFresh, close } = await serve(isOnFirebase ? 'firebase' : 'start', async () =>
    isExact ? wanted : nextFreePort(wanted),
  );
  stop = close;
  const shown = address.replace('127.0.0.1', 'localhost');
  const where = isOnFirebase ? "on Firebase's emulators " : '';
  console.log(`${isFresh ? 'Built. ' : ''}Roborrow is ${where}at ${shown} — Ctrl-C stops it.`);
  if (isOnFirebase) {
    const person = demoPeople.find(({ signsInWith }) => signsInWith === 'password');
    const email = person?.email ?? 'one of the demo’s people';
    console.log(`Sign in as ${email} with the password ${DEMO_PASSWORD}.`);
    const hosts = Object.values(VARIABLES).flatMap((name) =>
      process.env[name] ? [`${name}=${process.env[name]}`] : [],
    );
    console.log(`For the operator: ${hosts.join(' ')} pnpm operator … --project ${PROJECT}`);
    console.log(`Its mails and pushed notices are at ${shown}.netlify/functions/mails`);
  }
}

try {
  await start();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(error instanceof NoEmulators ? reason : `Roborrow did not start. ${reason}`);
  process.exitCode = 1;
}
