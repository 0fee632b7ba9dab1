import type { ClockPort, IdsPort, PlacesPort, Ports } from '@roborrow/domain';
import type { Faults, Operation } from './faults.ts';
import { createOperations } from './operations.ts';
import { createAuth, type DemoAccount } from './ports/auth.ts';
import { createDiagnostics } from './ports/diagnostics.ts';
import { createImages } from './ports/images.ts';
import { createMessages } from './ports/messages.ts';
import { createPlaces } from './ports/places.ts';
import { createRobots } from './ports/robots.ts';
import { createUsers } from './ports/users.ts';
import { createSession, type SessionStorage } from './session.ts';
import type { Store } from './store/store.ts';

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
  readonly faults?: Pick<Faults, 'take'>;
  /**
   * Lets a person choose one of these, or any other, which its first sign-in makes; `null` when they close it.
   * Without a chooser the first of these is taken.
   */
  readonly chooseGoogleAccount?: (accounts: readonly DemoAccount[]) => Promise<DemoAccount | null>;
  /** Where the notifier stub writes (D29). */
  readonly log?: (line: string) => void;
}

/** One client of the embedded backend: it signs in and out by itself and shares the store with the others. */
export const createInMemoryBackend = (options: InMemoryBackendOptions): Ports => {
  const { store, clock, ids, chooseGoogleAccount, faults, latency, log } = options;
  const session = createSession(clock, options.session);
  const operations = createOperations({ store, session, faults, latency });
  const dependencies = { operations, store, session, clock, ids };

  return {
    auth: createAuth({ ...dependencies, chooseGoogleAccount }),
    users: createUsers(dependencies),
    robots: createRobots(dependencies),
    messages: createMessages(dependencies),
    images: createImages(dependencies),
    places: createPlaces(operations, options.places),
    notifier: {
      messageSent: operations.answer('notifier.messageSent', async ({ id, receiverId }) =>
        log?.(`Notification of message ${id} to ${receiverId}`),
      ),
    },
    // Nothing is counted where nobody would look (D36).
    analytics: { log: () => undefined },
    diagnostics: createDiagnostics(operations, store),
    clock,
    ids,
  };
};
