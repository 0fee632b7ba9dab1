import type { BackendService, DiagnosticReport } from '@roborrow/domain';

const backends: Readonly<Record<DiagnosticReport['backend'], string>> = {
  'in-memory': 'The embedded backend, with its data in a file.',
  firebase: 'Firebase.',
};

const services: Readonly<Record<BackendService, string>> = {
  initialization: 'Initialization',
  authentication: 'Authentication',
  database: 'Database',
  storage: 'Storage',
};

/** What `roborrow doctor` says: presence and health, never values (D32). */
export const doctorText = {
  backend: (backend: DiagnosticReport['backend']): string => backends[backend],
  data: (path: string): string => `Data     ${path}`,
  session: (path: string): string => `Session  ${path}`,
  service: (service: BackendService): string => services[service].padEnd(14),
  up: 'up',
  down: 'down',
  missing: (variable: string): string => `${variable} is missing.`,
  settling:
    'The scheduled functions do not run: rentals are not counted, and reviews not opened. Everything else works.',
  allWell: 'Nothing is missing, and every service answers.',
} as const;

/** What is wrong with the settings in the environment. */
export const settingsText = {
  unknownBackend: (name: string): string => `BACKEND is "${name}"; it can be in-memory or firebase.`,
  noDay: (text: string): string => `TERMS_DATE is "${text}"; it has to be a day, as 2026-11-01.`,
  someEmulators:
    'Name all three emulators or none: FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST.',
} as const;
