import { join } from 'node:path';
import { CONFIGURATION_KEYS, type ConfigurationKey } from '@roborrow/domain';
import { EXIT, Refusal } from './exit-codes.ts';
import type { Folders } from './folders.ts';
import { settingsText } from './text/doctor.ts';

/** Which backend a command works on. */
export type Settings =
  | { readonly backend: 'in-memory'; readonly dataFile: string }
  | {
      readonly backend: 'firebase';
      readonly configuration: Readonly<Record<ConfigurationKey, string>>;
      /** `host:port` each; `null` for the project's own services. */
      readonly emulators: {
        readonly auth: string;
        readonly firestore: string;
        readonly storage: string;
      } | null;
    };

type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLES: Readonly<Record<ConfigurationKey, string>> = {
  apiKey: 'FIREBASE_API_KEY',
  authDomain: 'FIREBASE_AUTH_DOMAIN',
  projectId: 'FIREBASE_PROJECT_ID',
  storageBucket: 'FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'FIREBASE_MESSAGING_SENDER_ID',
  appId: 'FIREBASE_APP_ID',
};

/**
 * Reads the settings that the web is built with (`VITE_BACKEND`, `VITE_FIREBASE_…`), with or without `VITE_`.
 * @throws Refusal for a value that is not allowed.
 */
export const readSettings = (
  environment: Environment,
  folders: Folders,
  dataFile: string | null,
): Settings => {
  const value = (name: string): string => (environment[`VITE_${name}`] ?? environment[name] ?? '').trim();
  const backend = value('BACKEND') || 'in-memory';
  if (backend === 'in-memory')
    return { backend, dataFile: dataFile ?? (value('ROBORROW_DATA') || join(folders.data, 'roborrow.db')) };
  if (backend !== 'firebase') throw new Refusal(settingsText.unknownBackend(backend), EXIT.usage);
  const [auth, firestore, storage] = ['FIREBASE_AUTH', 'FIRESTORE', 'FIREBASE_STORAGE'].map((name) =>
    value(`${name}_EMULATOR_HOST`),
  );
  const hasAll = auth && firestore && storage;
  if (!hasAll && (auth || firestore || storage)) throw new Refusal(settingsText.someEmulators, EXIT.usage);
  return {
    backend,
    // The names of the keys are those of VARIABLES.
    configuration: Object.fromEntries(
      CONFIGURATION_KEYS.map((key) => [key, value(VARIABLES[key])]),
    ) as Readonly<Record<ConfigurationKey, string>>,
    emulators: hasAll ? { auth, firestore, storage } : null,
  };
};

/** The name of a configuration value's variable. */
export const variableOf = (key: ConfigurationKey): string => VARIABLES[key];
