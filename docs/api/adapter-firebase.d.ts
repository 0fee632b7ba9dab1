export type Attest = (app: FirebaseApp) => void;
interface Consent {
  readonly isGiven: () => boolean;
  readonly onChange: (listener: () => void) => void;
}
export declare const createFirebaseBackend: (options: FirebaseBackendOptions) => FirebaseBackend;
export declare const createUnconfiguredBackend: (options: UnconfiguredBackendOptions) => Ports;
export declare const decodeTaken: (lines: readonly string[]) => readonly TakenDays[];
export declare const emulatedGoogle: (choose: () => Promise<EmulatedGoogleAccount | null>) => GoogleSignIn;
export interface EmulatedGoogleAccount {
  readonly email: string;
  readonly displayName: string;
}
export interface EmulatorHosts {
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
}
export declare const encodeTaken: (taken: readonly TakenDays[]) => readonly string[];
export interface FirebaseBackend {
  readonly ports: Ports;
  readonly auth: Auth;
  close(): Promise<void>;
}
export interface FirebaseBackendOptions {
  readonly configuration: FirebaseConfiguration;
  readonly measurementId?: string;
  readonly consent?: Consent;
  readonly attest?: Attest;
  readonly emulators?: EmulatorHosts;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
  readonly places: PlacesPort;
  readonly vocabulary?: VocabularyPort;
  readonly google?: GoogleSignIn;
  readonly language?: string;
  readonly onSkipped: OnSkipped;
  readonly onRead?: OnRead;
  readonly operationTimeout?: Milliseconds;
  readonly notices?: Notices;
  readonly operator?: OperatorFunction;
  readonly unfound?: OperatorFunction;
  readonly persistence?: Persistence;
  readonly log?: (line: string) => void;
}
export type FirebaseConfiguration = Readonly<Record<ConfigurationKey, string>>;
export interface GoogleSignIn {
  signIn(auth: Auth): Promise<unknown>;
  reauthenticate(user: User): Promise<unknown>;
}
export declare const isComplete: (configuration: PartialConfiguration) => configuration is FirebaseConfiguration;
export declare const loadAppCheck: (siteKey: string) => Promise<Attest>;
export declare const missingKeys: (configuration: PartialConfiguration) => readonly ConfigurationKey[];
interface Notices {
  readonly url: string;
  readonly hasEmail: boolean;
  readonly pushKey: string | null;
}
type OnRead = (documents: number) => void;
type OnSkipped = (skipped: SkippedDocument) => void;
interface OperatorFunction {
  readonly url: string;
  readonly fetch?: (url: string, request: RequestInit) => Promise<Response>;
}
export type PartialConfiguration = Readonly<Partial<Record<ConfigurationKey, string>>>;
export declare const placeKey: ({
  latitude,
  longitude
}: Coordinates) => string;
export declare const SEARCH_SETTINGS = "search";
export interface SignInStorage {
  get(): string | null;
  set(value: string | null): void;
}
export interface SkippedDocument {
  readonly path: string;
  readonly reason: string;
}
export declare const storedSignIn: (storage: SignInStorage) => Persistence;
export interface UnconfiguredBackendOptions {
  readonly configuration: PartialConfiguration;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
  readonly places: PlacesPort;
}
