import { hostsIn, PROJECT, type Hosts } from './hosts.ts';

/**
 * The environment variables with which the web app's build uses the emulators; by default those already
 * named.
 */
export const webEnvironment = (hosts: Hosts = hostsIn(process.env)): Readonly<Record<string, string>> => ({
  VITE_BACKEND: 'firebase',
  // The emulators do not provide places, and tests have no key for a service.
  VITE_PLACES: 'gazetteer',
  VITE_EMAIL_NOTICES: 'true',
  // No private key belongs to it: on the emulators nothing is handed to a push service.
  VITE_VAPID_PUBLIC_KEY:
    'BCpnXuK79m-lHcQOJJtQtKB0oaN6_ptppkRktykfZpWiegddbcYRsg0EkUnyPcpw1AbVhghIWa3DiiurEiZVamE',
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
