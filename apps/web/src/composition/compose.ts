import { Container, type ContainerModule } from 'inversify';
import type { Settings } from '../../settings.ts';
import type { Services } from '../services.tsx';
import { devicePendingImages } from './pending-images.ts';
import { TOKENS } from './tokens.ts';

/** The backend of this build. A constant, so that the other one's code is not even in it. */
declare const __BACKEND__: Settings['backend'];

async function openBackend({ firebase, places }: Settings): Promise<ContainerModule> {
  if (__BACKEND__ === 'in-memory') return (await import('./in-memory.ts')).inMemoryModule(places);
  if (!firebase) throw new Error('A build with Firebase has its settings');
  return (await import('./firebase.ts')).firebaseModule(firebase, places);
}

/** Builds the app's services from the chosen backend. Nothing outside this folder knows of the container. */
export async function compose(settings: Settings): Promise<Services> {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(await openBackend(settings));
  return {
    auth: container.get(TOKENS.auth),
    users: container.get(TOKENS.users),
    robots: container.get(TOKENS.robots),
    messages: container.get(TOKENS.messages),
    images: container.get(TOKENS.images),
    places: container.get(TOKENS.places),
    notifier: container.get(TOKENS.notifier),
    analytics: container.get(TOKENS.analytics),
    diagnostics: container.get(TOKENS.diagnostics),
    clock: container.get(TOKENS.clock),
    ids: container.get(TOKENS.ids),
    pendingImages: devicePendingImages,
    demo: container.get(TOKENS.demo),
  };
}
