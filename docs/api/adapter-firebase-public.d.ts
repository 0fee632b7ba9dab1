export declare const createPictureStart: ({
  bucket,
  emulators,
  fetch: send
}: PictureStartOptions) => ReadPictureStart;
export declare const createPublicBackend: (options: PublicBackendOptions) => PublicPorts;
interface EmulatorHosts {
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
}
type Fetch = (url: string, request: RestRequest) => Promise<Response>;
type OnRead = (documents: number) => void;
type OnSkipped = (skipped: SkippedDocument) => void;
export interface PictureStartOptions {
  readonly bucket: string;
  readonly emulators?: Pick<EmulatorHosts, 'storage'>;
  readonly fetch?: (url: string, request: RequestInit) => Promise<Response>;
}
export interface PublicBackendOptions {
  readonly projectId: string;
  readonly emulators?: Pick<EmulatorHosts, 'firestore' | 'storage'>;
  readonly vocabulary?: VocabularyPort;
  readonly operationTimeout?: Milliseconds;
  readonly signal?: AbortSignal;
  readonly fetch?: Fetch;
  readonly onSkipped: OnSkipped;
  readonly onRead?: OnRead;
}
export type ReadPictureStart = (address: string, most: number, now: number, signal: AbortSignal) => Promise<Uint8Array | null>;
interface RestRequest {
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly signal: AbortSignal;
}
interface SkippedDocument {
  readonly path: string;
  readonly reason: string;
}
