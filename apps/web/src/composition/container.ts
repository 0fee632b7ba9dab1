import type { InMemoryBackendOptions } from '@roborrow/adapter-in-memory';
import type { PlacesPort, Ports, VocabularyPort } from '@roborrow/domain';
import { type Bind, Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import type { Services } from '../services.tsx';

// A symbol has no type parameter, so the cast gives the token the type of its binding.
const token = <Bound>(name: string) => Symbol.for(name) as ServiceIdentifier<Bound>;

type TokensOf<Bound> = { readonly [Name in keyof Bound]-?: ServiceIdentifier<NonNullable<Bound[Name]>> };

/** The app's services, each by its name. */
export const SERVICES: { readonly [Name in keyof Services]: ServiceIdentifier<Services[Name]> } = {
  auth: token('auth'),
  users: token('users'),
  robots: token('robots'),
  messages: token('messages'),
  saved: token('saved'),
  blocks: token('blocks'),
  reports: token('reports'),
  problems: token('problems'),
  reviews: token('reviews'),
  appeals: token('appeals'),
  operator: token('operator'),
  searches: token('searches'),
  images: token('images'),
  places: token('places'),
  vocabulary: token('vocabulary'),
  notifier: token('notifier'),
  analytics: token('analytics'),
  diagnostics: token('diagnostics'),
  clock: token('clock'),
  ids: token('ids'),
  pendingImages: token('pendingImages'),
  devicePosition: token('devicePosition'),
  towns: token('towns'),
  timeZones: token('timeZones'),
  demo: token('demo'),
};

/** The parts of any backend, and its ports. */
export const PARTS = {
  /** The places service before the backend adds its time limit and its faults. */
  knownPlaces: token<PlacesPort>('knownPlaces'),
  vocabulary: token<VocabularyPort>('knownWords'),
  backend: token<Ports>('backend'),
};

type InMemoryParts = Pick<
  InMemoryBackendOptions,
  'store' | 'session' | 'faults' | 'latency' | 'chooseGoogleAccount' | 'log' | 'laterReviews'
>;

/** The additional parts of the embedded backend. */
export const IN_MEMORY: TokensOf<InMemoryParts> = {
  store: token('store'),
  session: token('session'),
  faults: token('faults'),
  latency: token('latency'),
  chooseGoogleAccount: token('chooseGoogleAccount'),
  log: token('log'),
  laterReviews: token('laterReviews'),
};

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
  'problems',
  'reviews',
  'appeals',
  'operator',
  'searches',
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
