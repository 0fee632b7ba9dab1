import { PROJECT } from './hosts.ts';

/** A project of the Firestore emulator where nothing is but what stands for a file, and copies of the marks. */
const STAND_IN = 'demo-roborrow-storage-rules';

/** What the Storage emulator asks its rules. */
export interface StorageQuestion {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** `b/{bucket}/o/{path}` */
  readonly path: string;
  /** The file as it is and as it shall be. */
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
 * Where the files stand among the documents. Documents and collections alternate in a path, so a file of any depth can be
 * asked about only if one of two roots, a segment apart in length, makes it a document, or its folder a collection.
 */
const ROOTS = ['files', 'padded/files'] as const;

/** The rules of the bucket, from the braces' inside to the end of the service. */
const BUCKET = /match \/b\/\{bucket\}\/o \{([^]*)\}(\s*\}\s*)$/;

/**
 * The storage rules as rules of Firestore: the same language, in which a file is a document with its type, encoding,
 * disposition and size. They stand there twice, once for each root.
 * @throws when the storage rules no longer read as this expects.
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
    storageRules.replaceAll('firestore.exists(', 'exists('),
  );
}

export interface StorageRules {
  /** Goes on with these. Rejects when they do not compile. */
  readonly load: (storageRules: string) => Promise<void>;
  readonly isPermitted: (question: StorageQuestion) => Promise<boolean>;
}

/** Storage rules, evaluated by a Firestore emulator: Storage's own rules runtime has to be downloaded. */
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

  /** Rules see their own project alone, so what they ask of Firestore is copied: whether a user is leaving. */
  const copyMark = async (uid: string): Promise<void> => {
    const mark = `deletions/${encodeURIComponent(uid)}`;
    const { ok } = await fetch(`${documentsOf(PROJECT)}/${mark}`, { headers: admin });
    const copy: RequestInit = ok ? { method: 'PATCH', body: '{}' } : { method: 'DELETE' };
    await fetch(`${documents}/${mark}`, { ...copy, headers: admin });
  };

  /** Whether somebody may: what Firestore makes of it otherwise does not matter. */
  const isPermitted = async ({ method, path, file, token }: StorageQuestion): Promise<boolean> => {
    const segments = path
      .split('/')
      .slice(3)
      .filter((segment) => segment !== '');
    const [plain, padded] = ROOTS;
    const needsPadding = (segments.length % 2 === 0) !== (method === 'list');
    const url = [documents, needsPadding ? padded : plain, ...segments.map(encodeURIComponent)].join('/');
    if (method === 'list') return isAllowed(await fetch(`${url}?pageSize=1`, { headers: headersOf(token) }));
    await fetch(url, file.before ? patch(file.before, admin) : { method: 'DELETE', headers: admin });
    if (method === 'get') return isAllowed(await fetch(url, { headers: headersOf(token) }));
    if (method === 'delete')
      return isAllowed(await fetch(url, { method: 'DELETE', headers: headersOf(token) }));
    if (segments[1] !== undefined) await copyMark(segments[1]);
    return file.after !== undefined && isAllowed(await fetch(url, patch(file.after, headersOf(token))));
  };

  // One after the other: they share the document that stands for the file.
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
