import { openDocuments, type Documents } from '../src/notices/firestore-documents.ts';

/** A project's documents on the emulator, with the rights of the server. */
export interface EmulatedDocuments {
  readonly documents: Documents;
  /** How many documents were read so far. */
  readonly reads: () => number;
  /** How many documents some work reads. */
  readonly readBy: (work: () => Promise<unknown>) => Promise<number>;
  readonly remove: (path: string) => Promise<unknown>;
  /** Removes all of them. */
  readonly clear: () => Promise<unknown>;
}

export function openEmulatedDocuments(project: string): EmulatedDocuments {
  const service = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`;
  const authorization = async () => 'Bearer owner';
  const database = `projects/${project}/databases/(default)/documents`;
  const remove = async (path: string) =>
    fetch(`${service}/${path}`, { method: 'DELETE', headers: { authorization: await authorization() } });
  let reads = 0;
  return {
    documents: openDocuments({ project, service, authorization, onRead: (count) => (reads += count) }),
    reads: () => reads,
    readBy: async (work) => {
      const before = reads;
      await work();
      return reads - before;
    },
    remove: (path) => remove(`v1/${database}/${path}`),
    clear: () => remove(`emulator/v1/${database}`),
  };
}
