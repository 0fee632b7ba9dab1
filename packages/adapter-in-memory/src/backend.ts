import type { AuthUser, ClockPort, IdsPort, PlacesPort, Ports } from '@roborrow/domain';
import type { Faults, Operation } from './faults.ts';
import type { SessionStorage } from './session.ts';
import type { Store } from './store/store.ts';

/** Somebody the Google account chooser offers (D34). */
export type DemoAccount = Pick<AuthUser, 'uid' | 'email' | 'displayName'>;

export interface InMemoryBackendOptions {
  /** Shared by all clients of one backend. */
  readonly store: Store;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
  readonly places: PlacesPort;
  /** Where this client's session lives; without it, it ends with the client. */
  readonly session?: SessionStorage;
  /** Awaited before every operation is carried out: a delay, or a test's scheduler. */
  readonly latency?: (operation: Operation) => Promise<void>;
  readonly faults?: Faults;
  /** Lets a person choose; `null` when they close the chooser. Without it the first Google account is taken. */
  readonly chooseGoogleAccount?: (accounts: readonly DemoAccount[]) => Promise<DemoAccount | null>;
  /** Where the notifier stub writes (D29). */
  readonly log?: (line: string) => void;
}

/** One client of the embedded backend: it signs in and out by itself and shares the store with the others. */
export const createInMemoryBackend = ({ clock, ids, places }: InMemoryBackendOptions): Ports => {
  void clock;
  void ids;
  void places;
  throw new Error('The ports follow.');
};
