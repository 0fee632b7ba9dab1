import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { Outcome } from '../rules-tests/case.ts';
import { credentialsOf, signsInAnew, type Identity } from '../rules-tests/identities.ts';
import { DOCUMENTS, PICTURE, STORED, type File, type StorageCase } from './storage-cases.ts';

type Storage = ReturnType<
  ReturnType<Awaited<ReturnType<typeof initializeTestEnvironment>>['unauthenticatedContext']>['storage']
>;

export interface StorageEmulators {
  readonly storage: string;
  /** The Firestore emulator in which the storage rules look. */
  readonly firestore: string;
}

/** A project of the Storage emulator, and a connection for every identity. */
export async function openStorageEnvironment(
  projectId: string,
  rules: string,
  { storage: emulator, firestore }: StorageEmulators,
) {
  const [host = '', port = ''] = emulator.split(':');
  const environment = await initializeTestEnvironment({
    projectId,
    storage: { rules, host, port: Number(port) },
  });
  const opened = new Map<Identity, Storage>();

  const storageOf = (identity: Identity): Storage => {
    const known = opened.get(identity);
    if (known) return known;
    const who = credentialsOf(identity);
    const context = who
      ? environment.authenticatedContext(who.uid, who.token)
      : environment.unauthenticatedContext();
    const storage = context.storage();
    if (!signsInAnew(identity)) opened.set(identity, storage);
    return storage;
  };

  const documents = `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const change = async (path: string, request: RequestInit): Promise<void> => {
    const { ok } = await fetch(`${documents}/${path}`, { ...request, headers });
    if (!ok) throw new Error(`${path} could not be written`);
  };
  for (const [path, data] of Object.entries(DOCUMENTS)) {
    const fields = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encode(value)]));
    await change(path, { method: 'PATCH', body: JSON.stringify({ fields }) });
  }
  let isLimited: boolean | null = null;
  const limit = async (wanted: boolean): Promise<void> => {
    if (wanted === isLimited) return;
    await change(
      'settings/limits',
      wanted ? { method: 'PATCH', body: '{"fields":{}}' } : { method: 'DELETE' },
    );
    isLimited = wanted;
  };

  // Only the files of these cases: other tests use the same emulator at the same time.
  const store = (): Promise<void> =>
    environment.withSecurityRulesDisabled(async (context) => {
      const storage = context.storage();
      for (const path of STORED) await put(storage, path, PICTURE);
    });
  const removeFile = (path: string): Promise<void> =>
    environment.withSecurityRulesDisabled((context) => context.storage().ref(path).delete());
  let stored: Promise<void> | null = null;

  return {
    outcomeOf: async (asked: StorageCase): Promise<Outcome> => {
      await (stored ??= store());
      await limit(asked.isLimited === true);
      try {
        await attempt(storageOf(asked.as), asked);
        // A denied request changes nothing, so the next case can use the same files.
        const { kind, path } = asked.operation;
        if (kind === 'upload') await removeFile(path);
        if (kind !== 'get' && kind !== 'list') stored = null;
        return 'allowed';
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'storage/unauthorized')
          return 'denied';
        throw error;
      }
    },
    /** Replaces the rules. Rejects when they do not compile. */
    use: async (content: string): Promise<void> => {
      const response = await fetch(`http://${emulator}/internal/setRules`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    close: async () => {
      await limit(false);
      await environment.cleanup();
    },
  };
}

const encode = (value: string | Date | readonly string[]): object => {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  return { arrayValue: { values: value.map((stringValue) => ({ stringValue })) } };
};

const put = (storage: Storage, path: string, { size, ...metadata }: File) =>
  storage.ref(path).put(new Uint8Array(size), metadata).then();

function attempt(storage: Storage, { operation }: StorageCase): Promise<unknown> {
  const at = storage.ref(operation.path);
  switch (operation.kind) {
    case 'upload':
      return put(storage, operation.path, operation.file);
    case 'describe':
      return at.updateMetadata({ contentType: operation.file.contentType ?? null });
    case 'get':
      return at.getMetadata();
    case 'delete':
      return at.delete();
    case 'list':
      return at.listAll();
  }
}
