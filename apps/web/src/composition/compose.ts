import { Container, type ContainerModule } from 'inversify';
import type { Settings } from '../../settings.ts';
import type { Services } from '../services.tsx';
import { TOKENS } from './tokens.ts';

/** Each backend is a module of its own, so a build downloads only the one it is set to. */
const backendModules: Readonly<Record<Settings['backend'], () => Promise<ContainerModule>>> = {
  'in-memory': async () => (await import('./in-memory.ts')).inMemoryModule(),
};

/** Builds the app's services from the chosen backend. Nothing outside this folder knows of the container. */
export async function compose(settings: Settings): Promise<Services> {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(await backendModules[settings.backend]());
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
    demo: container.get(TOKENS.demo),
  };
}
