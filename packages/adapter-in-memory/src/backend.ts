import {
  plainWords,
  PortError,
  type ClockPort,
  type IdsPort,
  type PlacesPort,
  type Ports,
  type VocabularyPort,
} from '@roborrow/domain';
import type { Faults, Operation } from './faults.ts';
import { createOperations } from './operations.ts';
import { PLAIN_PASSWORDS, type Passwords } from './passwords.ts';
import { createAuth, type DemoAccount } from './ports/auth.ts';
import { createBlocks } from './ports/blocks.ts';
import { createDiagnostics } from './ports/diagnostics.ts';
import { createImages } from './ports/images.ts';
import { createAppeals } from './ports/appeals.ts';
import { createLaterOperator } from './ports/later-operator.ts';
import { createMessages } from './ports/messages.ts';
import { createNarrowedRobots } from './ports/narrowed-robots.ts';
import { createPlaces } from './ports/places.ts';
import { createProblems } from './ports/problems.ts';
import { createReports } from './ports/reports.ts';
import { createLaterReviews } from './ports/later-reviews.ts';
import { createRobots } from './ports/robots.ts';
import { createSaved } from './ports/saved.ts';
import { createUsers } from './ports/users.ts';
import { createSearches } from './ports/searches.ts';
import { createSession, type SessionStorage } from './session.ts';
import type { StoredReview } from './store/documents.ts';
import { createSettleDue } from './store/settle-due.ts';
import type { Store } from './store/store.ts';

/** What one client of the embedded backend is made from. */
export interface InMemoryBackendOptions {
  /** Shared by all clients of one backend. */
  readonly store: Store;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
  readonly places: PlacesPort;
  /** What words mean (D54); without it, they are taken as they are. */
  readonly vocabulary?: VocabularyPort;
  /** How passwords are stored: without it as they are, which suits a demo alone. */
  readonly passwords?: Passwords;
  /** Stores this client's session; without it, the session ends with the client. */
  readonly session?: SessionStorage;
  /** Awaited before every operation runs: a delay, or a test's scheduler. */
  readonly latency?: (operation: Operation) => Promise<void>;
  readonly faults?: Pick<Faults, 'take'>;
  /**
   * Lets the user choose one of these accounts or enter another one, which the first sign-in creates; `null`
   * when they close the chooser. Without a chooser the first account is used.
   */
  readonly chooseGoogleAccount?: (accounts: readonly DemoAccount[]) => Promise<DemoAccount | null>;
  /** Reviews that are part of what the store begins with, and are loaded when reviews are first read. */
  readonly laterReviews?: () => Promise<readonly StoredReview[]>;
  /** Receives the lines of the notifier stub (D29). */
  readonly log?: (line: string) => void;
}

/** One client of the embedded backend. It has its own session and shares the store with other clients. */
export const createInMemoryBackend = (options: InMemoryBackendOptions): Ports => {
  const { store, clock, ids, chooseGoogleAccount, faults, latency, log } = options;
  const session = createSession(clock, options.session);
  const operations = createOperations({ store, session, faults, latency });
  const settleDue = createSettleDue(store, clock);
  const narrowing = createNarrowedRobots(store, options.vocabulary ?? plainWords);
  const dependencies = { operations, store, session, clock, ids, settleDue };

  return {
    auth: createAuth({
      ...dependencies,
      passwords: options.passwords ?? PLAIN_PASSWORDS,
      chooseGoogleAccount,
    }),
    users: createUsers(dependencies),
    robots: createRobots({ ...dependencies, narrowing }),
    messages: createMessages(dependencies),
    saved: createSaved(dependencies),
    blocks: createBlocks(dependencies),
    reports: createReports(dependencies),
    problems: createProblems(dependencies),
    reviews: createLaterReviews({
      ...dependencies,
      ...(options.laterReviews && { laterReviews: options.laterReviews }),
    }),
    appeals: createAppeals(dependencies),
    operator: createLaterOperator(dependencies),
    searches: createSearches(dependencies),
    images: createImages(dependencies),
    places: createPlaces(operations, options.places),
    vocabulary: narrowing.vocabulary,
    notifier: {
      // No server, no mails, and no notices while the app is closed.
      hasEmail: false,
      pushKey: null,
      sendTest: operations.answer('notifier.sendTest', () => Promise.reject(new PortError('not-configured'))),
      mailState: operations.answer('notifier.mailState', () =>
        Promise.reject(new PortError('not-configured')),
      ),
      messageSent: operations.answer('notifier.messageSent', async ({ id, receiverId }) =>
        log?.(`Notification of message ${id} to ${receiverId}`),
      ),
    },
    // The demo counts no events: analytics does nothing in memory (D36).
    analytics: { log: () => undefined },
    diagnostics: createDiagnostics(operations, store),
    clock,
    ids,
  };
};
