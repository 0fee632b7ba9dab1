import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Answer } from './emulator-process.ts';
import { EMULATORS, environmentOf, hostsIn, VARIABLES, type EmulatorName, type Hosts } from './hosts.ts';

const EMULATOR_PROCESS = fileURLToPath(new URL('emulator-process.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

export interface Emulators {
  /** The address of each requested emulator. */
  readonly hosts: Hosts;
  /** Stops the emulators that were started here, and not those that ran before. */
  readonly stop: () => Promise<void>;
  /** Settles when they end, stopped or not. */
  readonly ended: Promise<void>;
}

/** Instructions to get emulators. */
export const HOW_TO_GET_EMULATORS = `Any one of these is enough:
  - Debian, Ubuntu: Google's own packages google-cloud-cli and google-cloud-cli-firestore-emulator, and a Java of at
    least 11; elsewhere \`gcloud components install cloud-firestore-emulator\`
  - FIRESTORE_EMULATOR_JAR=/path/to/cloud-firestore-emulator.jar, and a Java of at least 11
  - a Java of at least 21 and a network that lets \`firebase emulators:exec\` download
  - emulators that run already: ${Object.values(VARIABLES).join(', ')} in the environment`;

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

/**
 * Makes sure that the emulators run: those that the environment names, else Google's Firestore emulator if it
 * is installed, with firebase-tools' Auth and Storage emulators, else `firebase emulators:exec`. They start
 * empty, on free ports, with the rules of packages/firebase-project, and end with this process.
 *
 * @throws NoEmulators with what is missing and how to get it.
 */
export async function startEmulators(wanted: readonly EmulatorName[] = EMULATORS): Promise<Emulators> {
  const running = hostsIn(process.env);
  const missing = wanted.filter((name) => !running[name]);
  if (missing.length === 0)
    return { hosts: running, stop: () => Promise.resolve(), ended: new Promise(() => {}) };
  const emulatorProcess = fork(EMULATOR_PROCESS, missing, {
    execArgv: ['--import', TSX],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => emulatorProcess.once('exit', () => resolve()));
  const stop = async () => {
    if (emulatorProcess.connected) emulatorProcess.disconnect();
    await ended;
  };
  const answer = await Promise.race([
    new Promise<Answer>((resolve) =>
      emulatorProcess.once('message', (message) => resolve(message as Answer)),
    ), // what the process says
    ended.then((): Answer => ({ kind: 'failed', because: 'the process that holds them ended' })),
  ]);
  if (answer.kind === 'ready') return { hosts: { ...running, ...answer.hosts }, stop, ended };
  await stop();
  throw answer.kind === 'unavailable' ? new NoEmulators(answer.because) : new Error(answer.because);
}

/**
 * Runs some work with the emulators, and stops them afterwards. `environment` has the variables that other
 * programs need to find them; `ended` settles when they have ended.
 */
export async function withEmulators<T>(
  work: (environment: Readonly<Record<string, string>>, ended: Promise<void>) => Promise<T>,
  wanted: readonly EmulatorName[] = EMULATORS,
): Promise<T> {
  const { hosts, stop, ended } = await startEmulators(wanted);
  try {
    return await work(environmentOf(hosts), ended);
  } finally {
    await stop();
  }
}
