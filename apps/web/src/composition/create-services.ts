import { Container, ContainerModule, type Bind, type ServiceIdentifier } from 'inversify';
import type { Services } from '../services.tsx';
import { PARTS, SERVICES } from './tokens.ts';

/** The app's services, from modules that bind them. A module may rebind what one before it has bound. */
export function createServices(...modules: readonly ContainerModule[]): Services {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(...modules);
  const services = Object.entries(SERVICES).map(([name, service]) => [name, container.get<unknown>(service)]);
  return Object.fromEntries(services) as Services; // each token has the type of the service of its name
}

/** A module that puts one value in the place of what was bound: whatever is made from it, is made from this one. */
export const override = <Bound>(token: ServiceIdentifier<Bound>, value: Bound): ContainerModule =>
  new ContainerModule(({ rebind }) => void rebind(token).toConstantValue(value));

/** The ports that a backend makes. The clock and the ids are the device's, for any backend. */
const BACKEND_PORTS = [
  'auth',
  'users',
  'robots',
  'messages',
  'images',
  'places',
  'notifier',
  'analytics',
  'diagnostics',
] as const;

/** Binds each of a backend's ports, so that each can be rebound alone. */
export function bindPorts(bind: Bind): void {
  for (const name of BACKEND_PORTS) {
    bind<unknown>(SERVICES[name]).toDynamicValue((context) => context.get(PARTS.backend)[name]);
  }
}
