import { startAuth } from './auth-emulator.ts';
import { ensureFirebaseTools } from './firebase-tools.ts';
import { startWithFirebaseCommand } from './firebase-cli.ts';
import { findFirestoreJar, startFirestore } from './firestore-jar.ts';
import type { EmulatorName, Hosts } from './hosts.ts';
import { RULES } from './rules-files.ts';
import { startStorage } from './storage-emulator.ts';

/** What the process that holds the emulators answers, once. */
export type Answer =
  | { readonly kind: 'ready'; readonly hosts: Hosts }
  | { readonly kind: 'unavailable'; readonly because: string };

const stops: (() => Promise<unknown>)[] = [];
const say = (line: string) => console.error(line);

async function start(wanted: readonly EmulatorName[]): Promise<Hosts> {
  const isWanted = (name: EmulatorName) => wanted.includes(name);
  const found = isWanted('firestore') ? await findFirestoreJar() : null;
  if (found && 'missing' in found) {
    const { hosts, stop } = await startWithFirebaseCommand(wanted, say).catch((error: unknown) => {
      throw new Error(`${found.missing}; ${error instanceof Error ? error.message : String(error)}`);
    });
    stops.push(stop);
    return hosts;
  }
  if (isWanted('auth') || isWanted('storage')) await ensureFirebaseTools(say);
  const starting = {
    ...(found && { firestore: () => startFirestore(found, RULES) }),
    ...(isWanted('auth') && { auth: startAuth }),
    ...(isWanted('storage') && { storage: startStorage }),
  };
  const hosts = await Promise.all(
    Object.entries(starting).map(async ([name, begin]) => {
      const { host, stop } = await begin();
      stops.push(stop);
      return [name, host];
    }),
  );
  return Object.fromEntries(hosts) as Hosts; // named by the names above
}

async function stop(): Promise<never> {
  await Promise.allSettled(stops.map(async (end) => end()));
  process.exit();
}

/** Who started this process may end without a word: then nobody needs the emulators any more. */
process.on('disconnect', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {}); // Its parent decides.

const answer = (message: Answer) => process.send?.(message);
start(process.argv.slice(2) as EmulatorName[]).then(
  (hosts) => answer({ kind: 'ready', hosts }),
  (error: unknown) => answer({ kind: 'unavailable', because: error instanceof Error ? error.message : String(error) }),
);
