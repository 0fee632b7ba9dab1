import type {
  DevicePositionPort,
  PendingImagesPort,
  Ports,
  PublicPorts,
  TimeZonesPort,
  TownsPort,
} from '@roborrow/domain';
import { createContext, use, type ReactNode } from 'react';
import type { Session } from './session/session.ts';
import { outsideAuthProvider } from './shared/app.text.ts';

/** A demo user to sign in as. */
export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly avatar: string;
}

/** An open request to choose one of the demo's accounts; `answer(null)` closes it. */
export interface AccountRequest {
  readonly accounts: readonly DemoPerson[];
  /** `new` is an account that signs in for the first time. */
  readonly answer: (chosen: DemoPerson | 'new' | null) => void;
}

/** Functions of the in-memory backend only (D34). */
export interface Demo {
  readonly password: string;
  readonly people: readonly DemoPerson[];
  /** Where the data is stored: 'memory' if the browser stores nothing. */
  readonly persistence: 'indexeddb' | 'memory';
  /** Resets the demo data in all tabs. */
  reset(): Promise<void>;
  /** Everything in the demo as a file's text. */
  save(): Promise<string>;
  /**
   * Replaces everything in all tabs by such a file.
   *
   * @throws PortError `failed` if it is none; nothing is changed then.
   */
  load(copy: string): Promise<void>;
  /**
   * Calls the listener with a request when the account chooser must be shown, and with null when it must be
   * hidden.
   */
  onAccountRequest(listener: (request: AccountRequest | null) => void): () => void;
}

/**
 * Everything that the app is given: the backend's ports, the device's own (its record of pending pictures,
 * its position, and the towns and time zones that it knows by itself), and the demo's tools if there is a demo.
 */
export interface Services extends Ports {
  readonly pendingImages: PendingImagesPort;
  readonly devicePosition: DevicePositionPort;
  readonly towns: TownsPort;
  readonly timeZones: TimeZonesPort;
  readonly demo: Demo | null;
}

/** The services of a page that every visitor may see. */
export interface PublicServices extends PublicPorts, Pick<Services, 'places' | 'vocabulary'> {
  /**
   * The first bytes of a stored picture, where pictures are stored outside of the documents: at most `most`, and `null` for any address
   * that is not of a picture of the product, or whose file may yet be replaced at `now`, in milliseconds since 1970.
   */
  readonly readPictureStart?: (
    address: string,
    most: number,
    now: number,
    signal: AbortSignal,
  ) => Promise<Uint8Array | null>;
}

/**
 * The context of React and of the router's loaders. The first screen renders while the backend is still being
 * downloaded, so the services are a promise; queries await it and are pending until then.
 */
export interface App {
  readonly services: Promise<Services>;
  /** The same as `services`, but waiting for it does not load the backend; `services` without it. */
  readonly arrived?: Promise<Services>;
  readonly session: Session;
  /** Whether this build has a demo; known before its tools are loaded. */
  readonly hasDemo: boolean;
  /** Where the site is, e.g. "https://roborrow.example"; `null` in a page that may be served from anywhere. */
  readonly origin: string | null;
}

const AppContext = createContext<App | null>(null);

export function AppProvider({ app, children }: { readonly app: App; readonly children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

/** @throws outside of an AppProvider, which is a bug. */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error(outsideAuthProvider);
  return app;
}

export const useServices = (): Promise<Services> => useApp().services;
