import { startAuth } from './auth-emulator.ts';
import { ensureFirebaseTools } from './firebase-tools.ts';
import { findFirestoreJar, startFirestore } from './firestore-jar.ts';
import { hostsIn, VARIABLES, type EmulatorName, type Hosts } from './hosts.ts';
import { RULES } from './rules-files.ts';
import { startStorage } from './storage-emulator.ts';

export interface Emulators {
  /** The address of each emulator. */
  readonly hosts: Hosts;
  /** Stops the emulators that were started here, and not those that ran before. */
  readonly stop: () => Promise<void>;
  /** Settles when Firestore's program ends, stopped or not. */
  readonly ended: Promise<void>;
}

/** Instructions to get emulators. */
export const HOW_TO_GET_EMULATORS = `Any one of these is enough:
  - Debian, Ubuntu: Google's own packages google-cloud-cli and google-cloud-cli-firestore-emulator, and a Java of at
    least 11; elsewhere \`gcloud components install cloud-firestore-emulator\`
  - FIRESTORE_EMULATOR_JAR=/path/to/cloud-firestore-emulator.jar, and a Java of at least 11
  - emulators that run already: ${Object.values(VARIABLES).join(', ')} in the environment, as
    \`firebase emulators:exec\` sets them, which needs a Java of at least 21 and downloads what it starts`;

/**
 * The exit code of `pnpm emulators` if there is no emulator, different from the command's own failures:
 * sysexits' EX_UNAVAILABLE.
 */
export const UNAVAILABLE = 69;

/** This machine has no emulators, and none can be installed. */
export class NoEmulators extends Error {
  constructor(because: string) {
    super(`${because}.\n${HOW_TO_GET_EMULATORS}`);
    this.name = 'NoEmulators';
  }
}

const unavailable = (error: unknown): never => {
  throw new NoEmulators(error instanceof Error ? error.message : String(error));
};

/**
 * Makes sure that the emulators run: those that the environment names, else Google's Firestore emulator with firebase-tools'
 * Auth and Storage emulators, in this process. They start empty, on free ports, with the rules of
 * packages/firebase-project, and end with this process.
 *
 * @throws NoEmulators with what is missing and how to get it.
 */
export async function startEmulators(): Promise<Emulators> {
  const hosts: Partial<Record<EmulatorName, string>> = hostsIn(process.env);
  const isMissing = (name: EmulatorName) => !hosts[name];
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => void (await Promise.allSettled(stops.map(async (end) => end())));
  let ended = new Promise<void>(() => {});
  const begin = async (
    name: EmulatorName,
    starting: () => Promise<{ readonly host: string; readonly stop: () => Promise<unknown> }>,
  ) => {
    const started = await starting();
    stops.push(started.stop);
    hosts[name] = started.host;
  };
  try {
    const found = isMissing('firestore') ? await findFirestoreJar() : null;
    if (found && 'missing' in found) return unavailable(found.missing);
    const [isAuth, isStorage] = [isMissing('auth'), isMissing('storage')];
    if (isAuth || isStorage) await ensureFirebaseTools(console.error).catch(unavailable);
    // Auth takes seconds to start; Storage needs Firestore's address for its rules.
    const auth = isAuth ? begin('auth', startAuth) : null;
    if (found)
      await begin('firestore', async () => {
        const firestore = await startFirestore(found, RULES);
        ({ ended } = firestore);
        return firestore;
      });
    if (isStorage) await begin('storage', async () => startStorage(hosts.firestore));
    await auth;
  } catch (error) {
    await stop();
    throw error;
  }
  return { hosts, stop, ended };
}
