import { expect, it } from 'vitest';
import { EXIT, Refusal } from './exit-codes.ts';
import { readSettings } from './settings.ts';
import { settingsText } from './text/doctor.ts';

const FOLDERS = { data: '/data', state: '/state' };
const read = (environment: Readonly<Record<string, string>>, file: string | null = null) =>
  readSettings(environment, FOLDERS, file);
const EMULATORS = {
  FIREBASE_AUTH_EMULATOR_HOST: 'a:1',
  FIRESTORE_EMULATOR_HOST: 'f:2',
  FIREBASE_STORAGE_EMULATOR_HOST: 's:3',
};

it('the data is where the option, the environment or the system says (D561)', () => {
  expect(read({})).toEqual({ backend: 'in-memory', dataFile: '/data/roborrow.db' });
  expect(read({ ROBORROW_DATA: '/x.db' })).toEqual({ backend: 'in-memory', dataFile: '/x.db' });
  expect(read({ ROBORROW_DATA: '/x.db' }, '/y.db')).toEqual({ backend: 'in-memory', dataFile: '/y.db' });
});

it('a Firebase project has the settings of the web, with or without VITE_ (D561)', () => {
  const settings = read({
    VITE_BACKEND: 'firebase',
    VITE_FIREBASE_API_KEY: ' key ',
    FIREBASE_PROJECT_ID: 'p',
    ...EMULATORS,
  });
  expect(settings).toMatchObject({
    configuration: { apiKey: 'key', projectId: 'p', appId: '' },
    emulators: { auth: 'a:1', firestore: 'f:2', storage: 's:3' },
  });
});

it.each([
  [{ BACKEND: 'paper' }, settingsText.unknownBackend('paper')],
  [{ BACKEND: 'firebase', FIRESTORE_EMULATOR_HOST: 'f:2' }, settingsText.someEmulators],
])('%j is refused (D561)', (environment, sentence) => {
  expect(() => read(environment)).toThrow(new Refusal(sentence, EXIT.usage));
});
