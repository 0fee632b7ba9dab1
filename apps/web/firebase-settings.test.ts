import { expect, test } from 'vitest';
import { readFirebaseSettings } from './firebase-settings.ts';

const HOSTS = {
  VITE_FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  VITE_FIREBASE_STORAGE_EMULATOR_HOST: 'localhost:9199',
};

test('every value may be missing, and the build continues (D33)', () => {
  expect(readFirebaseSettings({})).toEqual({
    configuration: {
      apiKey: '',
      authDomain: '',
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
  });
});

test('notices by email are switched on by their setting, and by no other value (D441)', () => {
  expect(readFirebaseSettings({ VITE_EMAIL_NOTICES: 'true' }).emailNotices).toBe(true);
  expect(() => readFirebaseSettings({ VITE_EMAIL_NOTICES: 'yes' })).toThrow(/VITE_EMAIL_NOTICES/);
});

test('the public key of pushed notices has the form of one, or is left out (D541)', () => {
  const key = `B${'k'.repeat(86)}`;
  expect(readFirebaseSettings({ VITE_VAPID_PUBLIC_KEY: ` ${key} ` }).pushKey).toBe(key);
  expect(readFirebaseSettings({ VITE_VAPID_PUBLIC_KEY: '' }).pushKey).toBeNull();
  // The private key of a pair, by mistake, must not become a part of the app.
  expect(() => readFirebaseSettings({ VITE_VAPID_PUBLIC_KEY: 'k'.repeat(43) })).toThrow(
    /VITE_VAPID_PUBLIC_KEY/,
  );
});

test('values are read without outer spaces', () => {
  const { configuration, measurementId, appCheckKey } = readFirebaseSettings({
    VITE_FIREBASE_API_KEY: ' key ',
    VITE_FIREBASE_AUTH_DOMAIN: 'a.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'a',
    VITE_FIREBASE_STORAGE_BUCKET: 'a.appspot.com',
    VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
    VITE_FIREBASE_APP_ID: '1:1:web:1',
    VITE_FIREBASE_MEASUREMENT_ID: 'G-1',
    VITE_FIREBASE_APP_CHECK_KEY: ' 6Lc ',
  });
  expect(Object.values(configuration)).toEqual([
    'key',
    'a.firebaseapp.com',
    'a',
    'a.appspot.com',
    '1',
    '1:1:web:1',
  ]);
  expect(measurementId).toBe('G-1');
  expect(appCheckKey).toBe('6Lc');
});

test('emulators must be configured all together', () => {
  expect(readFirebaseSettings(HOSTS).emulators).toEqual({
    auth: '127.0.0.1:9099',
    firestore: '127.0.0.1:8080',
    storage: 'localhost:9199',
  });
});

test.each(Object.keys(HOSTS))('without %s, the others stop the build', (missing) => {
  expect(() => readFirebaseSettings({ ...HOSTS, [missing]: undefined })).toThrow(/all three/);
});

test.each(['localhost', 'http://localhost:8080', 'localhost:port'])(
  "%s is not an emulator's address",
  (host) => {
    expect(() => readFirebaseSettings({ ...HOSTS, VITE_FIRESTORE_EMULATOR_HOST: host })).toThrow(/host:port/);
  },
);
