import { hostsIn, PROJECT, type Hosts } from './hosts.ts';

/**
 * What the web app's build must find in its environment to run on the emulators; by default on those named
 * already.
 */
export const webEnvironment = (hosts: Hosts = hostsIn(process.env)): Readonly<Record<string, string>> => ({
  VITE_BACKEND: 'firebase',
  // Neither does anything on the emulators' side ask for a place, nor is there a key to ask with.
  VITE_PLACES: 'gazetteer',
  VITE_FIREBASE_API_KEY: 'emulators-take-any',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: `${PROJECT}.appspot.com`,
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIRESTORE_EMULATOR_HOST: hosts.firestore ?? '',
  VITE_FIREBASE_AUTH_EMULATOR_HOST: hosts.auth ?? '',
  VITE_FIREBASE_STORAGE_EMULATOR_HOST: hosts.storage ?? '',
});
