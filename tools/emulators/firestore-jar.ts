import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { startChild, stopChild } from './child.ts';
import { PROJECT } from './hosts.ts';
import { FOR_MINUTES, findJava, type Java } from './java.ts';
import { freePort } from './listen.ts';
import { untilItAnswers } from './until-it-answers.ts';

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

/** Starts it on a free port, with the rules of a file. */
export async function startFirestore({ jar, java }: FirestoreJar, rules: string) {
  const port = await freePort('firestore');
  const host = `127.0.0.1:${port}`;
  const child = startChild(java.program, [
    ...FOR_MINUTES,
    '-cp',
    jar,
    MAIN_CLASS,
    'start',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--rules',
    rules,
  ]);
  let output = '';
  const read = (text: string) => (output += text);
  const streams = [
    child.stdout.setEncoding('utf8').on('data', read),
    child.stderr.setEncoding('utf8').on('data', read),
  ];
  const stop = () => stopChild(child);
  try {
    await untilItAnswers(`http://${host}/`, child);
    await requireRules(host);
  } catch (error) {
    await stop();
    throw new Error(`The Firestore emulator did not start. ${String(error)}\n${output}`, {
      cause: error,
    });
  }
  // From here on it logs every request, which is not read.
  for (const stream of streams) stream.off('data', read).resume();
  return { host, stop, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())) };
}

/** The emulator compiles rules at the first request; if that fails, it refuses the request with the error. */
async function requireRules(host: string): Promise<void> {
  const response = await fetch(
    `http://${host}/v1/projects/${PROJECT}/databases/(default)/documents/any/document`,
  );
  if (response.status === 400) throw new Error(await response.text());
}
