import { PROJECT } from './hosts.ts';

/**
 * A project of the Firestore emulator that only contains the document for a file, and copies of the documents
 * that the rules read.
 */
const STAND_IN = 'demo-roborrow-storage-rules';

/** A request that the Storage emulator asks its rules about. */
export interface StorageQuestion {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** `b/{bucket}/o/{path}` */
  readonly path: string;
  /** The file before and after the request. */
  readonly file: { readonly before?: StorageFile; readonly after?: StorageFile };
  readonly token?: string | undefined;
}

interface StorageFile {
  readonly contentType?: string;
  readonly contentEncoding?: string;
  readonly contentDisposition?: string;
  readonly size?: number | string;
}

/**
 * The folders of the documents that represent files. Documents and collections alternate in a path, so a file
 * of any depth can be a document, or its folder a collection, only below one of two roots whose lengths
 * differ by one.
 */
const ROOTS = ['files', 'padded/files'] as const;

/** The rules of the bucket, between the inside of the braces and the end of the service. */
const BUCKET = /match \/b\/\{bucket\}\/o \{([^]*)\}(\s*\}\s*)$/;

/**
 * Converts storage rules into Firestore rules: the same language, in which a file becomes a document with its
 * type, encoding, disposition and size. The result contains them twice, once for each root.
 * @throws if the storage rules do not have the expected form.
 */
export function asFirestoreRules(storageRules: string): string {
  const replacements: readonly (readonly [string | RegExp, string])[] = [
    ['service firebase.storage', 'service cloud.firestore'],
    [BUCKET, `${ROOTS.map((root) => `match /databases/{database}/documents/${root} {$1}`).join('\n  ')}$2`],
    [/\brequest\.resource\.(content[A-Z]\w+|size)\b/g, 'request.resource.data.$1'],
  ];
  return replacements.reduce(
    (rules, [from, to]) => {
      const changed = rules.replace(from, to);
      if (changed === rules) throw new Error(`The storage rules no longer hold ${String(from)}.`);
      return changed;
    },
    storageRules.replaceAll(/\bfirestore\.(exists|get)\(/g, '$1('),
  );
}

export interface StorageRules {
  /** Replaces the rules. Rejects when they do not compile. */
  readonly load: (storageRules: string) => Promise<void>;
  readonly isPermitted: (question: StorageQuestion) => Promise<boolean>;
}

/**
 * Storage rules, evaluated by a Firestore emulator, because Storage's own rules runtime must be downloaded.
 */
export function storageRulesOn(firestore: string): StorageRules {
  const admin = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const documentsOf = (project: string): string =>
    `http://${firestore}/v1/projects/${project}/databases/(default)/documents`;
  const documents = documentsOf(STAND_IN);

  const load = async (storageRules: string): Promise<void> => {
    const response = await fetch(`http://${firestore}/emulator/v1/projects/${STAND_IN}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ content: asFirestoreRules(storageRules) }] } }),
    });
    if (!response.ok) throw new Error(`The storage rules do not compile. ${await response.text()}`);
  };

  /**
   * Rules can only read their own project, so what they read about a file is copied: the limits, a deletion mark, what the user wrote
   * down, and the message that has it. */
  const copyRead = async ([folder, uid, message]: readonly string[]): Promise<void> => {
    const read = [
      'settings/limits',
      ...(uid === undefined
        ? []
        : [`deletions/${encodeURIComponent(uid)}`, `users/${encodeURIComponent(uid)}/private/uploads`]),
      ...(folder === 'rentals' && message !== undefined ? [`messages/${encodeURIComponent(message)}`] : []),
    ];
    for (const path of read) {
      const stored = await fetch(`${documentsOf(PROJECT)}/${path}`, { headers: admin });
      const { fields } = (await stored.json()) as { readonly fields?: unknown }; // the emulator's answer has this type
      const copy: RequestInit = stored.ok
        ? { method: 'PATCH', body: JSON.stringify({ fields }) }
        : { method: 'DELETE' };
      await fetch(`${documents}/${path}`, { ...copy, headers: admin });
    }
  };

  /** Whether the rules allow the request; any other result of the write is ignored. */
  const isPermitted = async ({ method, path, file, token }: StorageQuestion): Promise<boolean> => {
    const segments = path
      .split('/')
      .slice(3)
      .filter((segment) => segment !== '');
    const [plain, padded] = ROOTS;
    const needsPadding = (segments.length % 2 === 0) !== (method === 'list');
    const url = [documents, needsPadding ? padded : plain, ...segments.map(encodeURIComponent)].join('/');
    if (method === 'list') return isAllowed(await fetch(`${url}?pageSize=1`, { headers: headersOf(token) }));
    await copyRead(segments);
    await fetch(url, file.before ? patch(file.before, admin) : { method: 'DELETE', headers: admin });
    if (method === 'get') return isAllowed(await fetch(url, { headers: headersOf(token) }));
    if (method === 'delete')
      return isAllowed(await fetch(url, { method: 'DELETE', headers: headersOf(token) }));
    return file.after !== undefined && isAllowed(await fetch(url, patch(file.after, headersOf(token))));
  };

  // One after the other, because they share the document for the file.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (question: StorageQuestion): Promise<boolean> => {
    const answer = last.then(async () => isPermitted(question));
    last = answer.catch(() => undefined);
    return answer;
  };

  return { load, isPermitted: inTurn };
}

const isAllowed = ({ status }: Response): boolean => status !== 403;

const headersOf = (token: string | undefined): Record<string, string> => ({
  'content-type': 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
});

const DESCRIBED = ['contentType', 'contentEncoding', 'contentDisposition'] as const;

const patch = (file: StorageFile, headers: Record<string, string>): RequestInit => {
  const described = DESCRIBED.flatMap((key) => {
    const { [key]: stringValue } = file;
    return stringValue === undefined ? [] : [[key, { stringValue }] as const];
  });
  const fields = { size: { integerValue: String(file.size ?? 0) }, ...Object.fromEntries(described) };
  return { method: 'PATCH', headers, body: JSON.stringify({ fields }) };
};
