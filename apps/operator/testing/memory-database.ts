import { Timestamp } from '@google-cloud/firestore';
import { ChangedMeanwhile, REMOVED, type Database, type Fields, type Stored } from '../src/database.ts';

export const at = (seconds: number): Timestamp => Timestamp.fromMillis(seconds * 1000);

/** The collection of a path. */
const above = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Documents by path. A commit fails if a document has changed since it was read. */
export function memoryDatabase(documents: Readonly<Record<string, Fields>>) {
  const stored = new Map(
    Object.entries(documents).map(([path, fields]): [string, Stored] => [
      path,
      { path, fields, createTime: at(1), updateTime: at(1) },
    ]),
  );
  let clock = 1;
  const database: Database = {
    async *list(collection, after = '') {
      const paths = [...stored.keys()].filter((path) => above(path) === collection).sort();
      for (const path of paths) {
        const document = stored.get(path);
        if (document && path > `${collection}/${after}`) yield document;
      }
    },
    get: async (path) => stored.get(path) ?? null,
    commit: async (writes) => {
      for (const write of writes) {
        const found = stored.get(write.path);
        if (write.kind === 'create' ? found : found?.updateTime !== write.readAt)
          throw new ChangedMeanwhile(write.path);
      }
      for (const write of writes) {
        const { path } = write;
        const before = stored.get(path);
        if (write.kind === 'remove') stored.delete(path);
        else {
          const kept = Object.entries({ ...before?.fields, ...write.fields }).filter(
            ([, value]) => value !== REMOVED,
          );
          const createTime = before?.createTime ?? at(2);
          stored.set(path, {
            path,
            fields: Object.fromEntries(kept),
            createTime,
            updateTime: at((clock += 1)),
          });
        }
      }
    },
  };
  return {
    database,
    stored,
    fieldsOf: (path: string) => stored.get(path)?.fields,
    /** The product's documents, without what the operator's program notes. */
    documents: (): Readonly<Record<string, Fields>> =>
      Object.fromEntries(
        [...stored]
          .filter(([path]) => !path.startsWith('migrations/'))
          .map(([path, { fields }]): readonly [string, Fields] => [path, fields])
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
  };
}
