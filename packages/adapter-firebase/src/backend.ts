import {
  plainWords,
  type ClockPort,
  type IdsPort,
  type Milliseconds,
  type PlacesPort,
  type Ports,
  type VocabularyPort,
} from '@roborrow/domain';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  browserSessionPersistence,
  connectAuthEmulator,
  debugErrorMap,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import type { Attest } from './app-check.ts';
import type { EmulatorHosts, FirebaseConfiguration } from './configuration.ts';
import { createDatabases, hostAndPort } from './databases.ts';
import { googlePopup, type GoogleSignIn } from './google.ts';
import { createImageUrls } from './image-urls.ts';
import { createReadSnapshot, type OnSkipped } from './mappers/decoder.ts';
import { createOperations } from './operations.ts';
import { createAnalytics, type Consent } from './ports/analytics.ts';
import { createAuth } from './ports/auth.ts';
import { createBlocks } from './ports/blocks.ts';
import { createDiagnostics } from './ports/diagnostics.ts';
import { createImages } from './ports/images.ts';
import type { LoadedStorage } from './ports/upload-pictures.ts';
import { createAppeals } from './ports/appeals.ts';
import { createMessages } from './ports/messages.ts';
import { createOperator, type OperatorFunction } from './ports/operator.ts';
import { createProblems } from './ports/problems.ts';
import { createReports } from './ports/reports.ts';
import { createNotifier, type Notices } from './ports/notifier.ts';
import { createReviews } from './ports/reviews.ts';
import { createRobots } from './ports/robots.ts';
import { createSearches } from './ports/searches.ts';
import { createSaved } from './ports/saved.ts';
import { createUsers } from './ports/users.ts';
import { createReader } from './read.ts';
import type { OnRead } from './reading/public-store.ts';
import { createSession } from './session.ts';

/** What one client of a Firebase project is made from. */
export interface FirebaseBackendOptions {
  readonly configuration: FirebaseConfiguration;
  /** For Firebase Analytics; without it, no event is counted (D36). */
  readonly measurementId?: string;
  /** Whether the visitor lets visits be counted; without it, none is. */
  readonly consent?: Consent;
  /** Attaches App Check; without it, requests carry no proof that they come from the app. */
  readonly attest?: Attest;
  /** Used instead of the project's own services. */
  readonly emulators?: EmulatorHosts;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
  readonly places: PlacesPort;
  /** What words mean (D54); without it, they are taken as they are. */
  readonly vocabulary?: VocabularyPort;
  /** How a user chooses a Google account; Google's own window by default. */
  readonly google?: GoogleSignIn;
  /** In which language Firebase writes its own mails, about passwords and addresses, as a tag; by default as the project says. */
  readonly language?: string;
  /** Called for every stored document that could not be decoded. */
  readonly onSkipped: OnSkipped;
  /** Called with the number of documents that each Firestore answer cost. */
  readonly onRead?: OnRead;
  /** The longest that an operation may take; 15 seconds by default. */
  readonly operationTimeout?: Milliseconds;
  /** How people hear of messages while the app is closed; without it they do not. */
  readonly notices?: Notices;
  /** What carries out what an operator does; without it there is no desk. */
  readonly operator?: OperatorFunction;
  /** What counts searches that found nothing; without it none is counted. */
  readonly unfound?: OperatorFunction;
  /** Where the sign-in is kept; by default in the browser's tab, and elsewhere until the program ends. */
  readonly persistence?: Persistence;
  /** Receives a line for each message that is sent (D29). */
  readonly log?: (line: string) => void;
}

/** One client of a Firebase project. */
export interface FirebaseBackend {
  readonly ports: Ports;
  /** The authentication SDK, for tests that need the session's token. */
  readonly auth: Auth;
  close(): Promise<void>;
}

/** Creates one client of a Firebase project. Several in one process know nothing of each other. */
export const createFirebaseBackend = (options: FirebaseBackendOptions): FirebaseBackend => {
  const { configuration, emulators, clock, ids, places, onSkipped, onRead = () => undefined, log } = options;
  // Each client needs a unique name, because tests run several clients in one process, each with its own
  // databases.
  const { measurementId, vocabulary = plainWords } = options;
  // The SDK fetches the measurement id from Google, and uses this one if it gets no answer.
  const app = initializeApp(
    { ...configuration, ...(measurementId && { measurementId }) },
    `roborrow-${nextClient()}`,
  );
  options.attest?.(app);
  const auth = initializeAuth(app, {
    persistence: options.persistence ?? browserOrMemory(),
    errorMap: debugErrorMap,
  });
  auth.languageCode = options.language ?? null;
  if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });

  const session = createSession(auth, createDatabases(app, emulators, options.attest), clock);
  const operations = createOperations(options.operationTimeout);
  const { withErrorMapping } = operations;
  const urls = createImageUrls(emulators?.storage);
  const readSnapshot = createReadSnapshot(onSkipped);
  const reader = createReader(readSnapshot, onRead);

  let loading: Promise<LoadedStorage> | null = null;
  const load = async (): Promise<LoadedStorage> => {
    const sdk = await import('firebase/storage');
    const storage = sdk.getStorage(app);
    if (emulators) {
      const { host, port } = hostAndPort(emulators.storage);
      sdk.connectStorageEmulator(storage, host, port);
    }
    return { sdk, storage };
  };
  // Loads the SDK once, but tries again after a failed download.
  const loadStorage = (): Promise<LoadedStorage> => {
    loading ??= load().catch((thrown: unknown) => {
      loading = null;
      throw thrown;
    });
    return loading;
  };

  const token = async () => (await auth.currentUser?.getIdToken()) ?? null;

  return {
    ports: {
      auth: createAuth({ operations, auth, session, clock, google: options.google ?? googlePopup }),
      users: createUsers({ withErrorMapping, session, clock, reader, readSnapshot, urls }),
      robots: createRobots({ clock, operations, session, reader, urls, vocabulary }),
      messages: createMessages({ clock, operations, session, reader, readSnapshot, onRead }),
      saved: createSaved({ withErrorMapping, session, reader, readSnapshot, onRead }),
      blocks: createBlocks({ operations, session, reader, readSnapshot, onRead }),
      problems: createProblems({ clock, withErrorMapping, session }),
      reports: createReports({ withErrorMapping, session, reader, onRead, clock }),
      reviews: createReviews({ operations, session, reader, onRead }),
      appeals: createAppeals({ withErrorMapping, session, reader }),
      operator: createOperator({
        withErrorMapping,
        token,
        ...(options.operator && { operator: options.operator }),
      }),
      searches: createSearches({ withErrorMapping, ...(options.unfound && { unfound: options.unfound }) }),
      images: createImages({ operations, session, clock, ids, urls, loadStorage, onRead }),
      places,
      vocabulary,
      notifier: createNotifier({
        withErrorMapping,
        token,
        ...(options.notices && { notices: options.notices }),
        ...(log && { log }),
      }),
      analytics: createAnalytics(app, measurementId, options.consent),
      diagnostics: createDiagnostics({ operations, configuration, emulators, session, loadStorage }),
      clock,
      ids,
    },
    auth,
    close: async () => {
      await session.close();
      await deleteApp(app);
    },
  };
};

const browserOrMemory = (): Persistence =>
  'sessionStorage' in globalThis ? browserSessionPersistence : inMemoryPersistence;

let clients = 0;

const nextClient = (): number => {
  clients += 1;
  return clients;
};
