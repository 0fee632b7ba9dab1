import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROJECT } from './hosts.ts';
import { FOR_MINUTES, findJava, type Java } from './java.ts';
import { freePort } from './listen.ts';

/**
 * The path inside of the Google Cloud SDK's folder, where its package or `gcloud components install` puts the
 * emulator.
 */
const JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const LEAST_JAVA = 11;

export interface FirestoreJar {
  readonly jar: string;
  readonly java: Java;
}

/**
 * The installed Firestore emulator: FIRESTORE_EMULATOR_JAR, else beside the `gcloud` on the PATH. Otherwise
 * what is missing.
 */
export async function findFirestoreJar(
  environment = process.env,
): Promise<FirestoreJar | { readonly missing: string }> {
  const jar = jarPath(environment);
  if (!jar) return { missing: 'no FIRESTORE_EMULATOR_JAR, and none beside a gcloud on the PATH' };
  const java = await findJava(environment);
  if (!java) return { missing: 'no Java on the PATH to run the Firestore emulator with' };
  if (java.version < LEAST_JAVA)
    return { missing: `Java ${java.version} where the Firestore emulator needs ${LEAST_JAVA}` };
  return { jar, java };
}

function jarPath({ FIRESTORE_EMULATOR_JAR, PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  if (FIRESTORE_EMULATOR_JAR) return existsSync(FIRESTORE_EMULATOR_JAR) ? FIRESTORE_EMULATOR_JAR : undefined;
  return PATH.split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((gcloud) => existsSync(gcloud))
    .map((gcloud) => join(dirname(realpathSync(gcloud)), '..', JAR))
    .find((path) => existsSync(path));
}

/** Starts it on a free port, with the rules of a file. It ends with this process, even when that ends suddenly. */
export async function startFirestore({ jar, java }: FirestoreJar, rules: string) {
  const port = await freePort('firestore');
  const host = `127.0.0.1:${port}`;
  const address = ['--host', '127.0.0.1', '--port', String(port)];
  const args = [...FOR_MINUTES, '-cp', jar, MAIN_CLASS, 'start', ...address, '--rules', rules];
  // In a group of its own, which Ctrl-C does not reach: what uses it ends first.
  const child = spawn(java.program, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  process.once('exit', () => child.kill());
  const ended = once(child, 'exit').then(
    () => undefined,
    () => undefined,
  );
  const stop = async () => {
    child.kill();
    await ended;
  };
  let output = '';
  const read = (text: string) => (output += text);
  const streams = [
    child.stdout.setEncoding('utf8').on('data', read),
    child.stderr.setEncoding('utf8').on('data', read),
  ];
  try {
    await Promise.race([
      untilItAnswers(`http://${host}/`),
      ended.then(() => Promise.reject(new Error('The program ended.'))),
    ]);
    await requireRules(host);
  } catch (error) {
    await stop();
    throw new Error(`The Firestore emulator did not start. ${String(error)}\n${output}`, {
      cause: error,
    });
  }
  // From here on it logs every request, which is not read.
  for (const stream of streams) stream.off('data', read).resume();
  return { host, stop, ended };
}

const MOST_SECONDS = 60;

/** Sends requests until the server answers with any status. Rejects after a minute. */
async function untilItAnswers(url: string): Promise<void> {
  for (
    const deadline = performance.now() + MOST_SECONDS * 1000;
    performance.now() < deadline;
    await pause(50)
  )
    if (await fetch(url).then(Boolean, () => false)) return;
  throw new Error(`No answer within ${MOST_SECONDS} seconds.`);
}

/** The emulator compiles rules at the first request; if that fails, it refuses the request with the error. */
async function requireRules(host: string): Promise<void> {
  const response = await fetch(
    `http://${host}/v1/projects/${PROJECT}/databases/(default)/documents/any/document`,
  );
  if (response.status === 400) throw new Error(await response.text());
}
