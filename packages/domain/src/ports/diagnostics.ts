import type { EpochMs } from '../units.ts';

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
  /** When the scheduled function that settles rentals ran last; `null` for never, left out where none is needed or nothing is known. */
  readonly settledAt?: EpochMs | null;
}

/** The function runs every five minutes; after this time without a run something is wrong, in milliseconds. */
const LATE_AFTER = 20 * 60_000;

/** Whether the scheduled function runs (D734); `null` where that is not known. */
export const settlingState = (
  { settledAt }: Pick<DiagnosticReport, 'settledAt'>,
  now: EpochMs,
): 'running' | 'late' | 'never' | null => {
  if (settledAt === undefined) return null;
  if (settledAt === null) return 'never';
  return now - settledAt > LATE_AFTER ? 'late' : 'running';
};

/** The backend's report about itself. */
export interface DiagnosticsPort {
  /** Never rejects: a service that fails is reported as down. */
  report(): Promise<DiagnosticReport>;
}
