import type { ConfigurationKey } from '@roborrow/domain';

/** The environment variable of each configuration value. */
export const variables: Record<ConfigurationKey, string> = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
  appId: 'VITE_FIREBASE_APP_ID',
};

/** Console messages for developers (D176). */
export const developer = {
  missingConfiguration: 'Missing Firebase environment variables',
  missingConfigurationHint:
    'Copy .env.example to .env.local and fill in the values of your Firebase project.',
  noAppCheck: 'App Check could not be loaded: where it is enforced, Firebase refuses every request',
} as const;
