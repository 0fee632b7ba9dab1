import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFirestoreJar } from './firestore-jar.ts';

const JAR = 'sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const root = realpathSync(mkdtempSync(join(tmpdir(), 'roborrow-jar-')));
const at = (path: string) => join(root, path);

/** A Java installation of some version. */
const java = (version: string) => {
  const home = at(`java-${version}`);
  mkdirSync(join(home, 'bin'), { recursive: true });
  writeFileSync(join(home, 'bin/java'), `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`, {
    mode: 0o755,
  });
  return home;
};

beforeAll(() => {
  for (const folder of ['sdk/bin', 'sdk/platform/cloud-firestore-emulator', 'bin', 'empty']) {
    mkdirSync(at(folder), { recursive: true });
  }
  for (const file of ['sdk/bin/gcloud', JAR, 'own.jar']) writeFileSync(at(file), '');
  symlinkSync(at('sdk/bin/gcloud'), at('bin/gcloud'));
});

afterAll(() => rmSync(root, { recursive: true }));

describe('the installed Firestore emulator', () => {
  test('is found in the folder of the gcloud on the PATH', async () => {
    const PATH = [at('empty'), at('bin')].join(delimiter);
    expect(await findFirestoreJar({ PATH, JAVA_HOME: java('17.0.15') })).toEqual({
      jar: at(JAR),
      java: { program: join(at('java-17.0.15'), 'bin/java'), version: 17 },
    });
  });

  test('is the one that the environment names', async () => {
    const environment = { PATH: at('bin'), FIRESTORE_EMULATOR_JAR: at('own.jar'), JAVA_HOME: java('21') };
    expect(await findFirestoreJar(environment)).toMatchObject({ jar: at('own.jar') });
  });

  test.each([
    [
      'where the environment names a file that is not there',
      { PATH: at('bin'), FIRESTORE_EMULATOR_JAR: at('none.jar') },
    ],
    ['without a gcloud on the PATH', { PATH: at('empty') }],
  ])('is missing %s', async (_, environment) => {
    expect(await findFirestoreJar({ ...environment, JAVA_HOME: java('17') })).toEqual({
      missing: 'no FIRESTORE_EMULATOR_JAR, and none beside a gcloud on the PATH',
    });
  });

  test('is unusable without a recent Java', async () => {
    expect(await findFirestoreJar({ PATH: at('bin'), JAVA_HOME: java('1.8.0_401') })).toEqual({
      missing: 'Java 8 where the Firestore emulator needs 11',
    });
  });
});
