import type { PublicPorts } from '@roborrow/domain';
import type { Settings } from '../../settings.ts';
import type { PublicServices } from '../services.tsx';
import { deviceClock, deviceIds } from './device.ts';
import { downloadedVocabulary as vocabulary, openGazetteer } from './downloaded-data.ts';

/** The backend of this build, as in `compose.ts`. */
declare const __BACKEND__: Settings['backend'];

type Backend = PublicPorts & Pick<PublicServices, 'readPictureStart'>;

async function openPublicPorts({ firebase }: Settings): Promise<Backend> {
  if (__BACKEND__ === 'in-memory') {
    const { createInMemoryBackend, createMemoryStore, demoSeed, loadDemoReviews } =
      await import('@roborrow/adapter-in-memory');
    const now = deviceClock.now();
    const store = createMemoryStore({ ...demoSeed(now), reviews: await loadDemoReviews(now) });
    const places = await openGazetteer();
    return createInMemoryBackend({ store, clock: deviceClock, ids: deviceIds, places, vocabulary });
  }
  if (!firebase) throw new Error('A build with Firebase has its settings');
  const { createPictureStart, createPublicBackend } = await import('@roborrow/adapter-firebase/public');
  const { projectId, storageBucket } = firebase.configuration;
  const emulators = firebase.emulators && { emulators: firebase.emulators };
  const ports = createPublicBackend({
    projectId,
    ...emulators,
    onSkipped: (document) => console.warn('Skipped a stored document that could not be read', document),
  });
  return { ...ports, readPictureStart: createPictureStart({ bucket: storageBucket, ...emulators }) };
}

/** What a server that renders pages reads: what anybody may, without an account. Places are those of the gazetteer. */
export async function openPublicServices(settings: Settings): Promise<PublicServices> {
  const [{ robots, users, reviews, readPictureStart }, places] = await Promise.all([
    openPublicPorts(settings),
    openGazetteer(),
    // A search would wait for it, in the time that the backend has to answer. One without it is repeated there.
    vocabulary.load().catch(() => undefined),
  ]);
  return {
    robots,
    users,
    reviews,
    places,
    vocabulary,
    ...(readPictureStart && { readPictureStart }),
  };
}
