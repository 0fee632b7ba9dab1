import { asOwner, emulatorHosts } from './emulators.ts';

/** A document as it lies in the database: the values are as Firestore's REST interface writes them. */
export interface StoredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What the emulator answers. */
interface Page {
  readonly documents?: readonly { readonly name: string; readonly fields?: Record<string, object> }[];
  readonly nextPageToken?: string;
}

/** All documents of a collection, read past all rules and all caches. */
export const storedDocuments = async (
  projectId: string,
  collection: string,
  pageToken = '',
): Promise<readonly StoredDocument[]> => {
  const path = `v1/projects/${projectId}/databases/(default)/documents/${collection}`;
  const url = `http://${emulatorHosts().firestore}/${path}?pageSize=300&pageToken=${pageToken}`;
  const { documents = [], nextPageToken } = (await asOwner(url, 'GET')) as Page; // the emulator's
  const read = documents.map(({ name, fields = {} }) => ({
    id: name.slice(name.lastIndexOf('/') + 1),
    // Each value is an object of one entry: its kind, and what it is.
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, Object.values(value)[0] as unknown]),
    ),
  }));
  return nextPageToken ? [...read, ...(await storedDocuments(projectId, collection, nextPageToken))] : read;
};
