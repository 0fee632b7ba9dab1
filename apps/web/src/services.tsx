import type { PendingImagesPort, Ports } from '@roborrow/domain';
import { createContext, use, type ReactNode } from 'react';
import type { Session } from './session/session.ts';
import { outsideAuthProvider } from './text/outside-auth-provider.ts';

/** A demo person who can be signed in as. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly avatar: string;
}

/** A running request to choose one of the demo's accounts; `answer(null)` closes it. */
export interface AccountRequest {
  readonly accounts: readonly DemoPerson[];
  /** `new` is an account that signs in for the first time. */
  readonly answer: (chosen: DemoPerson | 'new' | null) => void;
}

/** What only the in-memory backend offers (D34). */
export interface Demo {
  readonly password: string;
  readonly people: readonly DemoPerson[];
  /** Where the data lives: 'memory' when the browser keeps nothing for us. */
  readonly persistence: 'indexeddb' | 'memory';
  /** Puts the demo data back to how it was, in all tabs. */
  reset(): Promise<void>;
  /** Calls the listener whenever the account chooser is to be shown, or (null) hidden. */
  onAccountRequest(listener: (request: AccountRequest | null) => void): () => void;
}

/** Everything the app is given: the backend's ports, the device's memory, and the demo's tools where there is a demo. */
export interface Services extends Ports {
  readonly pendingImages: PendingImagesPort;
  readonly demo: Demo | null;
}

/**
 * What React and the router's loaders hold. The backend is still being downloaded while the first
 * screen paints, so the services are a promise; queries await it, and are pending until then.
 */
export interface App {
  readonly services: Promise<Services>;
  readonly session: Session;
  /** Whether this build has a demo, which is known before its tools are. */
  readonly hasDemo: boolean;
}

const AppContext = createContext<App | null>(null);

export function AppProvider({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

/** @throws outside of an AppProvider, which is a mistake in the code. */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error(outsideAuthProvider);
  return app;
}

export const useServices = (): Promise<Services> => useApp().services;
