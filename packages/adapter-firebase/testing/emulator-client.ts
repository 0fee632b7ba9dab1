import { epochMs, UNKNOWN_PLACE, type IdsPort } from '@roborrow/domain';
import { createFirebaseBackend, type FirebaseBackend, type FirebaseBackendOptions } from '../src/index.ts';
import { BUCKET, emulatorHosts } from './emulators.ts';

export const ids: IdsPort = { next: () => crypto.randomUUID().replaceAll('-', '') };

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
    emulators: emulatorHosts(),
    clock: { now: () => epochMs(Date.now()) },
    ids,
    places: { suggest: async () => [], geocode: async () => UNKNOWN_PLACE },
    onSkipped: ({ path, reason }) => {
      throw new Error(`${path} could not be read: ${reason}`);
    },
    ...options,
  });
