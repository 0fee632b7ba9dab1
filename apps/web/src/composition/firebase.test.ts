import type { RobotId } from '@roborrow/domain';
import { Container } from 'inversify';
import { afterEach, expect, test, vi } from 'vitest';
import type { FirebaseSettings } from '../../firebase-settings.ts';
import { firebaseModule } from './firebase.ts';
import { TOKENS } from './tokens.ts';

const NOTHING: FirebaseSettings = {
  configuration: {
    apiKey: '',
    authDomain: 'a.firebaseapp.com',
    projectId: '',
    storageBucket: '',
    messagingSenderId: '',
    appId: '',
  },
  measurementId: '',
  appCheckKey: '',
  emulators: null,
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('without its configuration the app runs, says on the console what is missing, and every port says so (D33)', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const container = new Container();
  container.load(await firebaseModule(NOTHING, 'gazetteer'));

  expect(log).toHaveBeenCalledExactlyOnceWith(
    'Missing Firebase environment variables',
    [
      'VITE_FIREBASE_API_KEY',
      'VITE_FIREBASE_PROJECT_ID',
      'VITE_FIREBASE_STORAGE_BUCKET',
      'VITE_FIREBASE_MESSAGING_SENDER_ID',
      'VITE_FIREBASE_APP_ID',
    ],
    'Copy .env.example to .env.local and fill in the values of your Firebase project.',
  );
  // Any id will do: none is looked at.
  await expect(container.get(TOKENS.robots).get('any' as RobotId)).rejects.toMatchObject({
    kind: 'not-configured',
  });
  expect(await container.get(TOKENS.diagnostics).report()).toMatchObject({
    backend: 'firebase',
    configuration: { apiKey: false, authDomain: true },
  });
  expect(container.get(TOKENS.demo)).toBeNull();
  expect(await container.get(TOKENS.places).suggest('Apex')).not.toEqual([]);
});
