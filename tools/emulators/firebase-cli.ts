import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startChild, stopChild } from './child.ts';
import { ensureFirebaseTools, firebaseCommand } from './firebase-tools.ts';
import { PROJECT, type EmulatorName, type Hosts } from './hosts.ts';
import { findJava } from './java.ts';
import { freePort } from './listen.ts';
import { RULES, STORAGE_RULES } from './rules-files.ts';

const LEAST_JAVA = 21;
const READY = 'the emulators are ready';

/** Prints that it is ready, and runs until its input ends. */
const HOLD = `"${process.execPath}" -e "console.log('${READY}'); process.stdin.resume()"`;

/** A `firebase` on the PATH, else the one installed here. */
async function firebaseProgram(say: (line: string) => void): Promise<readonly [string, ...string[]]> {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'firebase'));
  const found = onPath.find((path) => existsSync(path));
  if (found) return [found];
  await ensureFirebaseTools(say);
  return [process.execPath, firebaseCommand()];
}

/**
 * Creates a project folder with the rules and free ports, because the configuration may only name files below
 * it.
 */
async function writeProject(emulators: readonly EmulatorName[]) {
  const folder = mkdtempSync(join(tmpdir(), 'roborrow-firebase-'));
  const ports: [EmulatorName, number][] = [];
  for (const name of emulators) ports.push([name, await freePort(name)]);
  copyFileSync(RULES, join(folder, 'firestore.rules'));
  copyFileSync(STORAGE_RULES, join(folder, 'storage.rules'));
  const configuration = {
    firestore: { rules: 'firestore.rules' },
    storage: { rules: 'storage.rules' },
    emulators: {
      ...Object.fromEntries(ports.map(([name, port]) => [name, { host: '127.0.0.1', port }])),
      ui: { enabled: false },
    },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(configuration));
  const hosts: Hosts = Object.fromEntries(ports.map(([name, port]) => [name, `127.0.0.1:${port}`]));
  return { folder, hosts };
}

/**
 * Starts the emulators with the Firebase command, which downloads what it needs and also evaluates storage
 * rules. Rejects with the reason of a failure.
 */
export async function startWithFirebaseCommand(
  emulators: readonly EmulatorName[],
  say: (line: string) => void,
) {
  const java = await findJava();
  if ((java?.version ?? 0) < LEAST_JAVA) throw new Error(`firebase emulators:exec needs Java ${LEAST_JAVA}`);
  const [program, ...args] = await firebaseProgram(say);
  const { folder, hosts } = await writeProject(emulators);
  say('Starting firebase emulators:exec, which downloads its emulators the first time.');
  const child = startChild(
    program,
    [
      ...args,
      'emulators:exec',
      '--project',
      PROJECT,
      '--only',
      emulators.join(','),
      '--config',
      join(folder, 'firebase.json'),
      HOLD,
    ],
    folder,
  );
  const stop = async () => {
    child.stdin.end();
    await stopChild(child);
    rmSync(folder, { recursive: true, force: true });
  };
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (text: string) => {
      output += text;
      if (output.includes(`\n${READY}`)) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`firebase emulators:exec ended. ${output}`)));
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { hosts, stop };
}
