import { Container, ContainerModule, type Bind, type ServiceIdentifier } from 'inversify';
import type { Services } from '../services.tsx';
import { PARTS, SERVICES } from './tokens.ts';

/**
 * Creates the app's services from modules that bind them. A later module may rebind a service of an earlier
 * one.
 */
export function createServices(...modules: readonly ContainerModule[]): Services {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(...modules);
  const services = Object.entries(SERVICES).map(([name, service]) => [name, container.get<unknown>(service)]);
  return Object.fromEntries(services) as Services; // each token has the type of its service
}

/** A module that replaces one binding by a value; everything that depends on it gets this value. */
export const override = <Bound>(token: ServiceIdentifier<Bound>, value: Bound): ContainerModule =>
  new ContainerModule(({ rebind }) => void rebind(token).toConstantValue(value));

/** Creates a backend's ports. Clock and ids are the device's for every backend. */
const BACKEND_PORTS = [
  'auth',
  'users',
  'robots',
  'messages',
  'saved',
  'blocks',
  'reports',
  'images',
  'places',
  'vocabulary',
  'notifier',
  'analytics',
  'diagnostics',
] as const;

/** Binds each of a backend's ports separately, so that each can be rebound alone. */
export function bindPorts(bind: Bind): void {
  for (const name of BACKEND_PORTS) {
    bind<unknown>(SERVICES[name]).toDynamicValue((context) => context.get(PARTS.backend)[name]);
  }
}
