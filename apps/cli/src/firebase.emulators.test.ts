import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SESSION_LENGTH } from '@roborrow/domain';
import { expect, test } from 'vitest';
import { person } from '../testing/person.ts';
import { preparedFolder } from '../testing/prepared-folder.ts';

const folder = preparedFolder();
const project = `demo-cli-${Date.now()}`;
const host = (name: string) => process.env[name] ?? '';

const environment = {
  BACKEND: 'firebase',
  FIREBASE_API_KEY: 'any',
  FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: project,
  FIREBASE_STORAGE_BUCKET: `${project}.appspot.com`,
  FIREBASE_MESSAGING_SENDER_ID: '1',
  FIREBASE_APP_ID: '1:1:web:1',
  FIREBASE_AUTH_EMULATOR_HOST: host('FIREBASE_AUTH_EMULATOR_HOST'),
  FIRESTORE_EMULATOR_HOST: host('FIRESTORE_EMULATOR_HOST'),
  FIREBASE_STORAGE_EMULATOR_HOST: host('FIREBASE_STORAGE_EMULATOR_HOST'),
};

test('two people list, find, write, answer and read on Firebase; each command is a client of its own (D554, D557)', async () => {
  let now = Date.now;
  const options = { folder: folder(), environment, now: () => now(), input: 'correct horse\n' };
  const [june, kai] = ['june', 'kai'].map((name) => person({ ...options, name }));
  if (!june || !kai) throw new Error('two names make two people');
  for (const [ask, name] of [
    [june, 'june'],
    [kai, 'kai'],
  ] as const) {
    const words = ['--username', `${name}_cli`, '--first-name', name, '--last-name', 'Park'];
    const email = `${name}@${project}.example`;
    expect(
      await ask(['register', ...words, '--email', email, '--accept-terms', '--password-stdin']),
    ).toMatchObject({
      code: 0,
      err: '',
    });
  }

  const rover = ['--name', 'Rover', '--category', 'Hobby', '--description', 'Roves.', '--price', '20'];
  const listed = await kai(['list-robot', ...rover, '--location', 'Apex, NC', '--json']);
  expect(listed).toMatchObject({ code: 0, err: '' });
  const { id } = JSON.parse(listed.out) as { readonly id: string };
  expect((await june(['search', 'rover', '--near', 'Cary, NC'])).out).toContain(id);
  expect(await june(['send', '--about', id, 'Is it free?'])).toMatchObject({ code: 0, err: '' });
  expect((await kai(['inbox'])).out).toMatch(/1 +june Park/);
  expect((await kai(['thread', 'june Park'])).out).toContain('Is it free?');
  expect(await kai(['send', '--to', 'june Park', 'It is.'])).toMatchObject({ code: 0 });
  expect((await june(['thread', 'kai Park'])).out).toMatch(/read\n {2}Is it free\?[\s\S]*new\n {2}It is\./);

  const state = join(folder(), 'june', 'roborrow');
  const sessions = () => readdirSync(state).filter((name) => name.startsWith('session-'));
  const [session = ''] = sessions();
  expect(statSync(join(state, session)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(state, session), 'utf8')).toContain('refreshToken');
  now = () => Date.now() + SESSION_LENGTH;
  expect(await june(['whoami'])).toMatchObject({ code: 3 });
  expect(sessions()).toEqual([]);
  now = Date.now;
  expect(await kai(['logout'])).toMatchObject({ code: 0 });
  expect(await kai(['whoami'])).toMatchObject({ code: 3 });
});

test('without the settings each command says so in the web’s words (D33, D556)', async () => {
  const ada = person({ folder: folder(), environment: { BACKEND: 'firebase' }, input: 'correct horse' });
  const login = await ada(['login', '--email', 'ada@example.com', '--password-stdin']);
  expect([login.code, login.err]).toEqual([
    1,
    'Firebase authentication is not initialized. Please check your configuration.\n',
  ]);
  const doctor = await ada(['doctor']);
  expect([doctor.code, doctor.out]).toEqual([1, expect.stringContaining('FIREBASE_API_KEY is missing.')]);
});
