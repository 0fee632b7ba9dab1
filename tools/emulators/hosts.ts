/** The emulators there are, and the environment variable by which every Firebase library finds each. */
export const VARIABLES = {
  firestore: 'FIRESTORE_EMULATOR_HOST',
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const;

export type EmulatorName = keyof typeof VARIABLES;

/** Where each emulator listens, as `127.0.0.1:8080`. */
export type Hosts = Readonly<Partial<Record<EmulatorName, string>>>;

/**
 * A project that exists nowhere: Firebase's libraries never look for the cloud behind a name that begins with
 * demo-.
 */
export const PROJECT = 'demo-roborrow';

export const EMULATORS = Object.keys(VARIABLES) as readonly EmulatorName[]; // a literal's own keys

/** What the environment says is running already. */
export const hostsIn = (environment: NodeJS.ProcessEnv): Hosts =>
  Object.fromEntries(
    EMULATORS.flatMap((name) => {
      const host = environment[VARIABLES[name]];
      return host ? [[name, host]] : [];
    }),
  );

/** What a program must find in its environment to use them. */
export const environmentOf = (hosts: Hosts): Readonly<Record<string, string>> => ({
  GCLOUD_PROJECT: PROJECT,
  ...Object.fromEntries(Object.entries(hosts).map(([name, host]) => [VARIABLES[name as EmulatorName], host])), // its own keys
});
