/** The emulators, and the environment variable with which every Firebase library finds each. */
export const VARIABLES = {
  firestore: 'FIRESTORE_EMULATOR_HOST',
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const;

export type EmulatorName = keyof typeof VARIABLES;

/** The address of each emulator, e.g. `127.0.0.1:8080`. */
export type Hosts = Readonly<Partial<Record<EmulatorName, string>>>;

/**
 * A project that does not exist: Firebase's libraries never contact the cloud for a name that begins with
 * demo-.
 */
export const PROJECT = 'demo-roborrow';

const EMULATORS = Object.keys(VARIABLES) as readonly EmulatorName[]; // the keys of a literal

/** The running emulators that the environment names. */
export const hostsIn = (environment: NodeJS.ProcessEnv): Hosts =>
  Object.fromEntries(
    EMULATORS.flatMap((name) => {
      const host = environment[VARIABLES[name]];
      return host ? [[name, host]] : [];
    }),
  );

/** The environment variables that a program needs to use them. */
export const environmentOf = (hosts: Hosts): Readonly<Record<string, string>> => ({
  GCLOUD_PROJECT: PROJECT,
  // Google's libraries would look for credentials of a virtual machine.
  METADATA_SERVER_DETECTION: 'none',
  ...Object.fromEntries(Object.entries(hosts).map(([name, host]) => [VARIABLES[name as EmulatorName], host])), // its own keys
});
