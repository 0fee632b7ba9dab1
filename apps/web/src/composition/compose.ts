import type { ContainerModule } from 'inversify';
import type { Settings } from '../../settings.ts';
import type { Services } from '../services.tsx';
import { createServices } from './create-services.ts';
import { deviceModule } from './device.ts';
import { openPlaces } from './places.ts';

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
  await new Promise((resolve) => setTimeout(resolve));
  return createServices(deviceModule, places, ...backend);
}
