import type { DocumentData, DocumentSnapshot } from 'firebase/firestore';
import { z } from 'zod/mini';

/** A stored document that could not be read, and was skipped. */
export interface SkippedDocument {
  readonly path: string;
  readonly reason: string;
}

export type OnSkipped = (skipped: SkippedDocument) => void;

/** Reads a document with its id in it. */
export type Decode<Value> = (id: string, data: DocumentData) => z.core.util.SafeParseResult<Value>;

export const createDecode =
  <Value>(schema: z.ZodMiniType<Value>): Decode<Value> =>
  (id, data) =>
    z.safeParse(schema, { ...data, id });

/** Reads a snapshot: `null` when there is no document, or one that is not what it should be. */
export type ReadSnapshot = <Value>(snapshot: DocumentSnapshot, decode: Decode<Value>) => Value | null;

/** A corrupt document is reported and skipped, never a crash. */
export const createReadSnapshot =
  (onSkipped: OnSkipped): ReadSnapshot =>
  (snapshot, decode) => {
    // A timestamp still pending counts as now (D27).
    const data = snapshot.data({ serverTimestamps: 'estimate' });
    if (data === undefined) return null;
    const decoded = decode(snapshot.id, data);
    if (decoded.success) return decoded.data;
    onSkipped({ path: snapshot.ref.path, reason: z.prettifyError(decoded.error) });
    return null;
  };
