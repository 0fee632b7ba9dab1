import { textOf, type RestDelete, type RestDocument, type RestWrite } from './document.ts';

/** One project's documents, bypassing its rules. */
export interface Database {
  list(collection: string): AsyncGenerator<RestDocument>;
  /** The full name of the document at a path. */
  nameOf(path: string): string;
  /** `null` if it does not exist. */
  get(path: string): Promise<RestDocument | null>;
  /** Writes all or nothing. @throws ChangedMeanwhile when a document does not meet the writes' conditions. */
  commit(writes: readonly RestWrite[]): Promise<void>;
}

/** The same, with what moderation needs besides. */
export interface WholeDatabase extends Database {
  /** The documents of a collection whose field has this text. */
  find(collection: string, field: string, text: string): Promise<readonly RestDocument[]>;
  /** All documents of the collections with this name, below whichever documents they are. */
  listAllNamed(collection: string): Promise<readonly RestDocument[]>;
  commit(writes: readonly (RestWrite | RestDelete)[]): Promise<void>;
}

/** Another client changed a document after it was read. */
export class ChangedMeanwhile extends Error {}

export interface DatabaseOptions {
  readonly projectId: string;
  /** `https://firestore.googleapis.com`, or the emulator's address. */
  readonly service: string;
  /** Of an account that may write everything; the emulator accepts `owner`. */
  readonly token: string;
}

const PAGE = 300;

export function openDatabase({ projectId, service, token }: DatabaseOptions): WholeDatabase {
  const root = `${service}/v1/projects/${projectId}/databases/(default)/documents`;
  const ask = async (url: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status === 404 && body === undefined) return null;
    if (response.ok) return response.json();
    const answer = await response.text();
    if (/FAILED_PRECONDITION|ALREADY_EXISTS|ABORTED/.test(answer)) throw new ChangedMeanwhile(answer);
    throw new Error(`${response.status} ${answer}`);
  };

  const runQuery = async (structuredQuery: unknown): Promise<readonly RestDocument[]> => {
    const answers = await ask(`${root}:runQuery`, { structuredQuery });
    return (answers as readonly { readonly document?: RestDocument }[]).flatMap(
      ({ document }) => document ?? [],
    ); // as Firestore documents it
  };

  return {
    async *list(collection) {
      let pageToken = '';
      do {
        const query = new URLSearchParams({ pageSize: String(PAGE), ...(pageToken !== '' && { pageToken }) });
        const page = (await ask(`${root}/${collection}?${query.toString()}`)) as Page | null; // the format that Firestore documents
        yield* page?.documents ?? [];
        pageToken = page?.nextPageToken ?? '';
      } while (pageToken !== '');
    },
    find: async (collection, field, text) => {
      const where = {
        fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: text } },
      };
      return runQuery({ from: [{ collectionId: collection }], where });
    },
    listAllNamed: (collection) => runQuery({ from: [{ collectionId: collection, allDescendants: true }] }),
    nameOf: (path) => `projects/${projectId}/databases/(default)/documents/${path}`,
    get: async (path) => (await ask(`${root}/${path}`)) as RestDocument | null, // as Firestore documents it
    commit: async (writes) => {
      await ask(`${root}:commit`, { writes });
    },
  };
}

interface Page {
  readonly documents?: readonly RestDocument[];
  readonly nextPageToken?: string;
}

/** The owner of a reservation. */
export const reservationOwner = (document: RestDocument | null): string | null =>
  document && textOf(document.fields?.['uid']);
