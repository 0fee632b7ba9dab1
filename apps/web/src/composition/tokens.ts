import type { InMemoryBackendOptions } from '@roborrow/adapter-in-memory';
import type { PlacesPort, Ports } from '@roborrow/domain';
import type { ServiceIdentifier } from 'inversify';
import type { Services } from '../services.tsx';

// A symbol carries no type of its own: the cast gives its token the type of what is bound to it.
const token = <Bound>(name: string) => Symbol.for(name) as ServiceIdentifier<Bound>;

type TokensOf<Bound> = { readonly [Name in keyof Bound]-?: ServiceIdentifier<NonNullable<Bound[Name]>> };

/** What the app is given: each service under its name. */
export const SERVICES: { readonly [Name in keyof Services]: ServiceIdentifier<Services[Name]> } = {
  auth: token('auth'),
  users: token('users'),
  robots: token('robots'),
  messages: token('messages'),
  images: token('images'),
  places: token('places'),
  notifier: token('notifier'),
  analytics: token('analytics'),
  diagnostics: token('diagnostics'),
  clock: token('clock'),
  ids: token('ids'),
  pendingImages: token('pendingImages'),
  demo: token('demo'),
};

/** What any backend is made from, and what it makes. */
export const PARTS = {
  /** Who knows places, before the backend adds its time limit and its faults. */
  knownPlaces: token<PlacesPort>('knownPlaces'),
  backend: token<Ports>('backend'),
};

type InMemoryParts = Pick<
  InMemoryBackendOptions,
  'store' | 'session' | 'faults' | 'latency' | 'chooseGoogleAccount' | 'log'
>;

/** What the embedded backend is made from besides. */
export const IN_MEMORY: TokensOf<InMemoryParts> = {
  store: token('store'),
  session: token('session'),
  faults: token('faults'),
  latency: token('latency'),
  chooseGoogleAccount: token('chooseGoogleAccount'),
  log: token('log'),
};
