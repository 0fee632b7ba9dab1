import { CONFIGURATION_KEYS, type ConfigurationKey } from '@roborrow/domain';

/** The addresses of the emulators for local runs and tests; `host:port` each. */
export interface EmulatorHosts {
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
}

/** The Firebase values that are set when the app is built; each may be missing (D33). */
export type PartialConfiguration = Readonly<Partial<Record<ConfigurationKey, string>>>;

/** All six values that Firebase needs (D33). */
export type FirebaseConfiguration = Readonly<Record<ConfigurationKey, string>>;

/** For each of the six values whether it is set and not blank. */
export const presenceOf = (
  configuration: PartialConfiguration,
): Readonly<Record<ConfigurationKey, boolean>> => ({
  apiKey: isPresent(configuration.apiKey),
  authDomain: isPresent(configuration.authDomain),
  projectId: isPresent(configuration.projectId),
  storageBucket: isPresent(configuration.storageBucket),
  messagingSenderId: isPresent(configuration.messagingSenderId),
  appId: isPresent(configuration.appId),
});

/** The values that are not set or blank. */
export const missingKeys = (configuration: PartialConfiguration): readonly ConfigurationKey[] => {
  const presence = presenceOf(configuration);
  return CONFIGURATION_KEYS.filter((key) => !presence[key]);
};

/** Whether every value is set. */
export const isComplete = (configuration: PartialConfiguration): configuration is FirebaseConfiguration =>
  missingKeys(configuration).length === 0;

const isPresent = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';
