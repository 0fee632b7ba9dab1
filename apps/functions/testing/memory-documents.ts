import {
  plainFields,
  type Documents,
  type DocumentWrite,
  type RestValue,
  type StoredDocument,
} from '../src/notices/firestore-documents.ts';

interface Kept {
  readonly version: string;
  readonly fields: Readonly<Record<string, RestValue>>;
}

/**
 * Documents in memory that keep the promises of Firestore's: a commit is written as a whole, and not at all when one version is another
 * one. A query returns all of its collection, which a caller that repeats itself safely has to bear.
 */
export function createMemoryDocuments() {
  const kept = new Map<string, Kept>();
  let commits = 0;

  const storedOf = (path: string): StoredDocument | null => {
    const found = kept.get(path);
    return found ? { path, version: found.version, data: plainFields(found.fields) } : null;
  };

  const isAsRead = ({ path, version }: DocumentWrite): boolean =>
    version === undefined || (kept.get(path)?.version ?? null) === version;

  const commit = async (writes: readonly DocumentWrite[]): Promise<boolean> => {
    if (!writes.every(isAsRead)) return false;
    commits += 1;
    for (const { path, fields, mask } of writes)
      kept.set(path, {
        version: `${commits}`,
        fields: mask ? { ...kept.get(path)?.fields, ...fields } : fields,
      });
    return true;
  };

  const documents: Documents = {
    nameOf: (path) => path,
    get: async (paths) => paths.map(storedOf),
    query: async (structured) => {
      const { from } = structured as { readonly from: readonly { readonly collectionId: string }[] }; // as Firestore documents it
      const prefix = `${from[0]?.collectionId ?? ''}/`;
      return [...kept.keys()]
        .filter((path) => path.startsWith(prefix))
        .flatMap((path) => storedOf(path) ?? []);
    },
    write: (write) => commit([write]),
    commit,
  };
  return { documents, read: (path: string) => storedOf(path)?.data ?? null };
}
