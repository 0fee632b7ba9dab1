import { startAuth } from './auth-emulator.ts';
import { ensureFirebaseTools } from './firebase-tools.ts';
import { startWithFirebaseCommand } from './firebase-cli.ts';
import { findFirestoreJar, startFirestore } from './firestore-jar.ts';
import { hostsIn, type EmulatorName, type Hosts } from './hosts.ts';
import { RULES } from './rules-files.ts';
import { startStorage } from './storage-emulator.ts';

/** The single message of the emulator process. */
export type Answer =
  | { readonly kind: 'ready'; readonly hosts: Hosts }
  /** There are none to be had on this machine. */
  | { readonly kind: 'unavailable'; readonly because: string }
  /** They are there, and do not start: the rules do not compile, for one. */
  | { readonly kind: 'failed'; readonly because: string };

class Unavailable extends Error {}

const stops: (() => Promise<unknown>)[] = [];
const say = (line: string) => console.error(line);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function start(wanted: readonly EmulatorName[]): Promise<Hosts> {
  const isWanted = (name: EmulatorName) => wanted.includes(name);
  const found = isWanted('firestore') ? await findFirestoreJar() : null;
  if (found && 'missing' in found) {
    const { hosts, stop } = await startWithFirebaseCommand(wanted, say).catch((error: unknown) => {
      throw new Unavailable(`${found.missing}; ${messageOf(error)}`);
    });
    stops.push(stop);
    return hosts;
  }
  if (isWanted('auth') || isWanted('storage')) {
    await ensureFirebaseTools(say).catch((error: unknown) => {
      throw new Unavailable(messageOf(error));
    });
  }
  const hosts: Partial<Record<EmulatorName, string>> = hostsIn(process.env);
  const begin = async (
    name: EmulatorName,
    starting: () => Promise<{ host: string; stop: () => Promise<unknown> }>,
  ) => {
    if (!isWanted(name)) return;
    const { host, stop } = await starting();
    stops.push(stop);
    hosts[name] = host;
  };
  // Auth takes seconds to start; Storage needs Firestore's address for its rules.
  const auth = begin('auth', startAuth);
  if (found) await begin('firestore', async () => startFirestore(found, RULES));
  await begin('storage', async () => startStorage(hosts.firestore));
  await auth;
  return hosts;
}

async function stop(): Promise<never> {
  await Promise.allSettled(stops.map(async (end) => end()));
  process.exit();
}

/** If the process that started this one has ended, the emulators are no longer needed. */
process.on('disconnect', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {}); // Ignored, because the parent process decides when to stop.

const answer = (message: Answer) => process.send?.(message);
start(process.argv.slice(2) as EmulatorName[]).then(
  (hosts) => answer({ kind: 'ready', hosts }),
  (error: unknown) =>
    answer({ kind: error instanceof Unavailable ? 'unavailable' : 'failed', because: messageOf(error) }),
);
