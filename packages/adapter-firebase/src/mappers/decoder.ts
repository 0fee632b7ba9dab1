import type { DocumentData, DocumentSnapshot } from 'firebase/firestore';
import { z } from 'zod/mini';

/** A stored document that could not be decoded and was skipped. */
export interface SkippedDocument {
  readonly path: string;
  readonly reason: string;
}

export type OnSkipped = (skipped: SkippedDocument) => void;

/** Decodes a document and adds its id. */
export type Decode<Value> = (id: string, data: DocumentData) => z.core.util.SafeParseResult<Value>;

export const createDecode =
  <Value>(schema: z.ZodMiniType<Value>): Decode<Value> =>
  (id, data) =>
    z.safeParse(schema, { ...data, id });

/** Decodes a snapshot: `null` when the document is missing or invalid. */
export type ReadSnapshot = <Value>(snapshot: DocumentSnapshot, decode: Decode<Value>) => Value | null;

/** An invalid document is reported and skipped, so that it never breaks a page. */
export const createReadSnapshot =
  (onSkipped: OnSkipped): ReadSnapshot =>
  (snapshot, decode) => {
    // A pending timestamp counts as the current time (D27).
    const data = snapshot.data({ serverTimestamps: 'estimate' });
    if (data === undefined) return null;
    const decoded = decode(snapshot.id, data);
    if (decoded.success) return decoded.data;
    onSkipped({ path: snapshot.ref.path, reason: z.prettifyError(decoded.error) });
    return null;
  };
