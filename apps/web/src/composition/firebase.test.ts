import type { RobotId } from '@roborrow/domain';
import { afterEach, expect, test, vi } from 'vitest';
import type { FirebaseSettings } from '../../firebase-settings.ts';
import { createServices } from './container.ts';
import { deviceModule } from './device.ts';
import { openFirebase } from './firebase.ts';
import { openPlaces } from './compose.ts';

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
  emailNotices: false,
  pushKey: null,
  emulators: null,
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('without its configuration the app runs, logs what is missing, and every port rejects with not-configured (D33)', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const services = createServices(deviceModule, await openPlaces('gazetteer'), await openFirebase(NOTHING));

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
  // Any id works: the port does not read it.
  await expect(services.robots.get('any' as RobotId)).rejects.toMatchObject({
    kind: 'not-configured',
  });
  expect(await services.diagnostics.report()).toMatchObject({
    backend: 'firebase',
    configuration: { apiKey: false, authDomain: true },
  });
  expect(services.demo).toBeNull();
  expect(await services.places.suggest('Apex')).not.toEqual([]);
});
