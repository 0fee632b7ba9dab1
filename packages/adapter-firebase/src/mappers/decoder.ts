import type { DocumentData, DocumentSnapshot } from 'firebase/firestore';
import { z } from 'zod/mini';

/** A stored document that could not be decoded and was skipped. */
export interface SkippedDocument {
  readonly path: string;
  readonly reason: string;
}

export type OnSkipped = (skipped: SkippedDocument) => void;

type Decoded<Value> =
  | { readonly success: true; readonly data: Value }
  | { readonly success: false; readonly data?: never; readonly error: z.core.$ZodError };

/** Decodes a document and adds its id. */
export type Decode<Value> = (id: string, data: DocumentData) => Decoded<Value>;

export const createDecode =
  <Value>(schema: z.ZodMiniType<Value>): Decode<Value> =>
  (id, data) =>
    z.safeParse(schema, { ...data, id });

/** Decodes a document: `null` when it is invalid. */
export type ReadDocument = <Value>(path: string, data: DocumentData, decode: Decode<Value>) => Value | null;

/** An invalid document is reported and skipped, so that it never breaks a page. */
export const createReadDocument =
  (onSkipped: OnSkipped): ReadDocument =>
  (path, data, decode) => {
    const decoded = decode(path.slice(path.lastIndexOf('/') + 1), data);
    if (decoded.success) return decoded.data;
    onSkipped({ path, reason: z.prettifyError(decoded.error) });
    return null;
  };

/** Decodes a snapshot: `null` when the document is missing or invalid. */
export type ReadSnapshot = <Value>(snapshot: DocumentSnapshot, decode: Decode<Value>) => Value | null;

export const createReadSnapshot = (onSkipped: OnSkipped): ReadSnapshot => {
  const readDocument = createReadDocument(onSkipped);
  return (snapshot, decode) => {
    // A pending timestamp counts as the current time, because a message is shown while it is being sent (D27).
    const data = snapshot.data({ serverTimestamps: 'estimate' });
    return data === undefined ? null : readDocument(snapshot.ref.path, data, decode);
  };
};
