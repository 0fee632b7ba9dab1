import {
  OPERATION_TIMEOUT,
  plainWords,
  PortError,
  type Milliseconds,
  type PublicPorts,
  type VocabularyPort,
} from '@roborrow/domain';
import type { EmulatorHosts } from '../configuration.ts';
import { createImageUrls } from '../image-urls.ts';
import { createReadDocument, type OnSkipped } from '../mappers/decoder.ts';
import { createPublicReviews } from '../reading/public-reviews.ts';
import { createPublicRobots } from '../reading/public-robots.ts';
import type { Ask, OnRead } from '../reading/public-store.ts';
import { createPublicUsers } from '../reading/public-users.ts';
import type { Fetch, RestAddress } from './rest-client.ts';
import { portErrorOfRest } from './rest-error.ts';
import { createRestStore } from './rest-store.ts';

/** Which project is read, and how. */
export interface PublicBackendOptions {
  readonly projectId: string;
  /** Used instead of the project's own services. */
  readonly emulators?: Pick<EmulatorHosts, 'firestore' | 'storage'>;
  /** What words mean (D54), as in the searches that it is asked for; without it, it reads all that these may find. */
  readonly vocabulary?: VocabularyPort;
  /** The time limit of one operation, which then rejects with `unavailable`; 15 s by default. */
  readonly operationTimeout?: Milliseconds;
  /** Aborts all operations, which then reject with `cancelled`; for example, when the request for a page was closed. */
  readonly signal?: AbortSignal;
  readonly fetch?: Fetch;
  /** Called with every stored document that is invalid. */
  readonly onSkipped: OnSkipped;
  /** Called with the number of documents that each answer cost. */
  readonly onRead?: OnRead;
}

/**
 * Reads the public documents of a project through Firestore's REST interface, with `fetch` alone: no account, no key, no
 * Firebase SDK. It runs in browsers, in Node and on edge runtimes. Creating one is cheap, so each request can have its own.
 */
export const createPublicBackend = (options: PublicBackendOptions): PublicPorts => {
  const { projectId, emulators, onSkipped, onRead = () => undefined } = options;
  const { operationTimeout = OPERATION_TIMEOUT, signal, vocabulary = plainWords } = options;
  const readDocument = createReadDocument(onSkipped);
  const address: RestAddress = {
    origin: emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com',
    projectId,
    // A browser's `fetch` must be called with the window as `this`.
    fetch: options.fetch ?? ((url, request) => fetch(url, request)),
  };

  const ask: Ask = async (work) => {
    const controller = new AbortController();
    const cancel = () => controller.abort(new PortError('cancelled'));
    const giveUp = setTimeout(() => controller.abort(new PortError('unavailable')), operationTimeout);
    const given = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason as PortError)); // `abort` is called with a PortError alone
    });
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) cancel();
    try {
      return await Promise.race([
        given,
        work(createRestStore(address, readDocument, onRead, controller.signal)),
      ]);
    } catch (thrown) {
      throw portErrorOfRest(thrown);
    } finally {
      clearTimeout(giveUp);
      signal?.removeEventListener('abort', cancel);
    }
  };

  const urls = createImageUrls(emulators?.storage);
  return {
    robots: createPublicRobots(ask, urls, vocabulary),
    users: createPublicUsers(ask, urls),
    reviews: createPublicReviews(ask),
  };
};
