import { epochMs, milliseconds, UNKNOWN_PLACE, type IdsPort } from '@roborrow/domain';
import { createFirebaseBackend, type FirebaseBackend, type FirebaseBackendOptions } from '../src/index.ts';
import { BUCKET, emulatorHosts } from './emulators.ts';

export const ids: IdsPort = { next: () => crypto.randomUUID().replaceAll('-', '') };

/**
 * Where the emulators are, with a long time limit for operations. What 15 seconds mean is proven with a server that does not answer;
 * here a busy machine would decide.
 */
export const onEmulators = () => ({ emulators: emulatorHosts(), operationTimeout: milliseconds(90_000) });

/** A client of a project on the emulators. A document that it cannot decode fails the test. */
export const createEmulatorClient = (
  projectId: string,
  options: Partial<FirebaseBackendOptions> = {},
): FirebaseBackend =>
  createFirebaseBackend({
    configuration: {
      apiKey: 'any',
      authDomain: `${projectId}.firebaseapp.com`,
      projectId,
      storageBucket: BUCKET,
      messagingSenderId: '1',
      appId: '1:1:web:1',
    },
    ...onEmulators(),
    clock: { now: () => epochMs(Date.now()) },
    ids,
    places: { suggest: async () => [], geocode: async () => UNKNOWN_PLACE },
    onSkipped: ({ path, reason }) => {
      throw new Error(`${path} could not be read: ${reason}`);
    },
    ...options,
  });
