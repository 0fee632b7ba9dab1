import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import type { Case } from './case.ts';

/** Subscribes to a query until the server's first answer. Only the whole SDK can follow one. */
export const followed =
  (path: string, equal: Readonly<Record<string, unknown>>, newestFirst = false): Case['attempt'] =>
  (_, following) =>
    new Promise<void>((resolve, reject) => {
      const constraints: readonly QueryConstraint[] = [
        ...Object.entries(equal).map(([field, value]) => where(field, '==', value)),
        ...(newestFirst ? [orderBy('createdAt', 'desc')] : []),
        limit(20),
      ];
      const stop = onSnapshot(
        query(collection(following(), path), ...constraints),
        { includeMetadataChanges: true },
        ({ metadata }) => {
          if (metadata.fromCache) return;
          stop();
          resolve();
        },
        reject,
      );
    });
