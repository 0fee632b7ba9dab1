/** What is wrong with the settings in the environment. */
export const settingsText = {
  unknownBackend: (name: string): string => `BACKEND is "${name}"; it can be in-memory or firebase.`,
  someEmulators:
    'Name all three emulators or none: FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST.',
} as const;
