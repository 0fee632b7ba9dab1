import { asOwner, emulatorHosts } from './emulators.ts';

/** A stored document; its values are encoded as in Firestore's REST interface. */
export interface StoredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The emulator's answer. */
interface Page {
  readonly documents?: readonly { readonly name: string; readonly fields?: Record<string, object> }[];
  readonly nextPageToken?: string;
}

/** All documents of a collection, bypassing rules and caches. */
export const storedDocuments = async (
  projectId: string,
  collection: string,
  pageToken = '',
): Promise<readonly StoredDocument[]> => {
  const path = `v1/projects/${projectId}/databases/(default)/documents/${collection}`;
  const url = `http://${emulatorHosts().firestore}/${path}?pageSize=300&pageToken=${pageToken}`;
  const { documents = [], nextPageToken } = (await asOwner(url, 'GET')) as Page; // the emulator's answer has this type
  const read = documents.map(({ name, fields = {} }) => ({
    id: name.slice(name.lastIndexOf('/') + 1),
    // Each value is an object with one entry: its type and the value.
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, Object.values(value)[0] as unknown]),
    ),
  }));
  return nextPageToken ? [...read, ...(await storedDocuments(projectId, collection, nextPageToken))] : read;
};
