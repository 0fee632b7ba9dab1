import type { PlacesPort } from '@roborrow/domain';
import { ContainerModule } from 'inversify';
import type { Settings } from '../../settings.ts';
import type { Services } from '../services.tsx';
import { createServices, PARTS } from './container.ts';
import { nextTask } from '../shared/next-task.ts';
import { deviceIds, deviceModule } from './device.ts';
import { openGazetteer } from './downloaded-data.ts';

/**
 * The backend of this build. It is a compile-time constant, so that the other backend's code is not part of
 * the bundle.
 */
declare const __BACKEND__: Settings['backend'];

async function openBackend({ firebase }: Settings): Promise<readonly ContainerModule[]> {
  if (__BACKEND__ === 'in-memory') return (await import('./demo.ts')).openDemo();
  if (!firebase) throw new Error('A build with Firebase has its settings');
  return [await (await import('./firebase.ts')).openFirebase(firebase)];
}

/**
 * Builds the app's services from the chosen backend. Code outside of this folder does not know the container.
 */
export async function compose(settings: Settings): Promise<Services> {
  const [places, backend] = await Promise.all([openPlaces(settings.places), openBackend(settings)]);
  // What was downloaded has just been evaluated: the browser gets its turn before the backend is put together.
  await nextTask();
  return createServices(deviceModule, places, ...backend);
}

/**
 * A build downloads only the service that it is configured for (VITE_PLACES), and the gazetteer's towns if the
 * user asks for the nearest one.
 */
const sources: Readonly<Record<Settings['places'], () => Promise<PlacesPort>>> = {
  gazetteer: openGazetteer,
  functions: async () =>
    (await import('@roborrow/adapter-http-places')).createHttpPlaces({ newSession: deviceIds.next }),
};

/** The source of places that the build is configured for. */
export async function openPlaces(source: Settings['places']): Promise<ContainerModule> {
  const places = await sources[source]();
  return new ContainerModule(({ bind }) => void bind(PARTS.knownPlaces).toConstantValue(places));
}
