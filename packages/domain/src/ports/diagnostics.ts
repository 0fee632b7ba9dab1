/** The six configuration values that Firebase needs (D33). */
export const CONFIGURATION_KEYS = [
  'apiKey',
  'authDomain',
  'projectId',
  'storageBucket',
  'messagingSenderId',
  'appId',
] as const;
/** One of `CONFIGURATION_KEYS`. */
export type ConfigurationKey = (typeof CONFIGURATION_KEYS)[number];

/** The parts of a backend whose health is reported. */
export const BACKEND_SERVICES = ['initialization', 'authentication', 'database', 'storage'] as const;
/** One of `BACKEND_SERVICES`. */
export type BackendService = (typeof BACKEND_SERVICES)[number];

/** The data of the diagnostic page: presence and health, never values (D32). */
export interface DiagnosticReport {
  readonly backend: 'in-memory' | 'firebase';
  /** `null` where the backend needs no configuration. */
  readonly configuration: Readonly<Record<ConfigurationKey, boolean>> | null;
  readonly services: Readonly<Record<BackendService, 'up' | 'down'>>;
}

/** The backend's report about itself. */
export interface DiagnosticsPort {
  /** Never rejects: a service that fails is reported as down. */
  report(): Promise<DiagnosticReport>;
}
