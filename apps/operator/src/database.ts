import {
  FieldPath,
  FieldValue,
  Firestore,
  Timestamp,
  type DocumentSnapshot,
  type Query,
} from '@google-cloud/firestore';
import { ChangedMeanwhile, type Fields } from '@roborrow/moderation';

export { ChangedMeanwhile, changeOf, linesOf, textOf, type Fields } from '@roborrow/moderation';

export interface Stored {
  /** `users/ada` */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

/** One write of a commit. What exists is changed and removed only as it was read, and nothing is created over it. */
export type Write =
  | { readonly kind: 'create'; readonly path: string; readonly fields: Fields }
  /** A field that is `REMOVED` goes; those that are not named stay. */
  | { readonly kind: 'change'; readonly path: string; readonly fields: Fields; readonly readAt: Timestamp }
  | { readonly kind: 'remove'; readonly path: string; readonly readAt: Timestamp };

export const REMOVED = FieldValue.delete();

/** One project's documents, past its rules. */
export interface Database {
  /** The documents of a collection, by id; those behind an id, if one is given. */
  list(collection: string, after?: string): AsyncGenerator<Stored>;
  /** `null` if it does not exist. */
  get(path: string): Promise<Stored | null>;
  /** Writes all or nothing. @throws ChangedMeanwhile when a document is not as it was read. */
  commit(writes: readonly Write[]): Promise<void>;
}

/** The same, with what moderation needs besides. */
export interface WholeDatabase extends Database {
  /** The documents of a collection whose field has this text. */
  find(collection: string, field: string, text: string): Promise<readonly Stored[]>;
  /** All documents of the collections with this name, below whichever documents they are. */
  listAllNamed(collection: string): Promise<readonly Stored[]>;
  /** A time in milliseconds as a field holds it. */
  momentOf(ms: number): Timestamp;
  close(): Promise<void>;
}

/** NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED */
const CHANGED = [5, 6, 9, 10];
const PAGE = 300;

const storedOf = (snapshot: DocumentSnapshot): readonly Stored[] => {
  const { ref, createTime, updateTime } = snapshot;
  const fields = snapshot.data();
  return fields && createTime && updateTime ? [{ path: ref.path, fields, createTime, updateTime }] : [];
};

/** Opens a project with the credentials of Google's tools on this machine, or the emulator's that `FIRESTORE_EMULATOR_HOST` names. */
export function openDatabase(projectId: string): WholeDatabase {
  // On an emulator, Google's library would look for the credentials of a virtual machine, for seconds.
  if (process.env['FIRESTORE_EMULATOR_HOST']) process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const firestore = new Firestore({ projectId });
  const allOf = async (query: Query) => (await query.get()).docs.flatMap(storedOf);
  return {
    async *list(collection, after = '') {
      const ordered = firestore.collection(collection).orderBy(FieldPath.documentId()).limit(PAGE);
      let page = await allOf(after === '' ? ordered : ordered.startAfter(after));
      while (page.length > 0) {
        yield* page;
        const last = page.at(-1)?.path.split('/').at(-1);
        page = page.length < PAGE ? [] : await allOf(ordered.startAfter(last));
      }
    },
    find: (collection, field, text) => allOf(firestore.collection(collection).where(field, '==', text)),
    listAllNamed: (collection) => allOf(firestore.collectionGroup(collection)),
    get: async (path) => storedOf(await firestore.doc(path).get())[0] ?? null,
    commit: async (writes) => {
      const batch = firestore.batch();
      for (const write of writes) {
        const document = firestore.doc(write.path);
        if (write.kind === 'create') batch.create(document, write.fields);
        else if (write.kind === 'remove') batch.delete(document, { lastUpdateTime: write.readAt });
        else batch.update(document, write.fields, { lastUpdateTime: write.readAt });
      }
      try {
        await batch.commit();
      } catch (error) {
        const { code } = error as { readonly code?: number }; // the library's errors have Google's codes
        throw CHANGED.includes(code ?? 0)
          ? new ChangedMeanwhile('Changed meanwhile', { cause: error })
          : error;
      }
    },
    momentOf: (ms) => Timestamp.fromMillis(ms),
    close: () => firestore.terminate(),
  };
}
