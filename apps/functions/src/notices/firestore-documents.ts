import { importPKCS8, SignJWT } from 'jose';

/** A value in the format of Firestore's REST interface. */
export type RestValue = Readonly<Record<string, unknown>>;

export const text = (value: string): RestValue => ({ stringValue: value });
export const whole = (value: number): RestValue => ({ integerValue: String(value) });
/** A number that may have decimals. */
export const decimal = (value: number): RestValue => ({ doubleValue: value });
export const wholes = (values: readonly number[]): RestValue => ({
  arrayValue: { values: values.map(whole) },
});
export const flag = (value: boolean): RestValue => ({ booleanValue: value });
export const moment = (ms: number): RestValue => ({ timestampValue: new Date(ms).toISOString() });
export const texts = (values: readonly string[]): RestValue => ({ arrayValue: { values: values.map(text) } });
export const NOTHING: RestValue = { nullValue: null };

/** A document as it was read, with plain values: times in milliseconds. */
export interface StoredDocument {
  /** Below the database's root: `messages/…`. */
  readonly path: string;
  readonly version: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface DocumentWrite {
  readonly path: string;
  readonly fields: Readonly<Record<string, RestValue>>;
  /** Only these fields are written; without it the document is replaced. */
  readonly mask?: readonly string[];
  /** The version that is replaced, or `null` where no document may exist; without it any. */
  readonly version?: string | null;
}

/**
 * One project's documents with the rights of a service account, past the security rules. It shares no code with the REST client of
 * `@roborrow/adapter-firebase/public`: that one answers public ports with what a visitor may read, and hides documents and their versions;
 * this one has to sign its requests, and to write on condition that a version is still the stored one.
 */
export interface Documents {
  /** The name by which a query refers to a document. */
  nameOf(path: string): string;
  /** In the order of the paths; `null` for one that does not exist. */
  get(paths: readonly string[]): Promise<readonly (StoredDocument | null)[]>;
  query(structured: unknown): Promise<readonly StoredDocument[]>;
  /** `false` when a document is not of the version that the write names. */
  write(write: DocumentWrite): Promise<boolean>;
  /** All of them together; `false`, and none, when one document is not of the version that its write names. */
  commit(writes: readonly DocumentWrite[]): Promise<boolean>;
}

export interface DocumentsOptions {
  readonly project: string;
  /** `https://firestore.googleapis.com`, or an emulator's address. */
  readonly service: string;
  /** The value of the Authorization header. */
  readonly authorization: () => Promise<string>;
  /** Told how many documents each answer cost. */
  readonly onRead?: (documents: number) => void;
}

/** In milliseconds. */
const REQUEST_TIMEOUT = 8000;

const SERVICE = 'https://firestore.googleapis.com';

export interface ServiceAccount {
  readonly email: string;
  readonly keyId: string;
  /** In PEM, as Google's key file has it. */
  readonly privateKey: string;
}

/** Google's Firestore. Its interface takes a token that the account signs itself, so none has to be fetched first. */
export const googlesFirestore = ({ email, keyId, privateKey }: ServiceAccount) => {
  const key = importPKCS8(privateKey, 'RS256');
  // It is awaited by the first request; until then a failure has no other listener.
  key.catch(() => undefined);
  return {
    service: SERVICE,
    authorization: async (): Promise<string> => {
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
        .setIssuer(email)
        .setSubject(email)
        .setAudience(`${SERVICE}/`)
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(await key);
      return `Bearer ${token}`;
    },
  };
};

/** One project's Firestore by its REST interface. */
export const connect = ({ project, service, authorization, onRead }: DocumentsOptions) => {
  const root = `projects/${project}/databases/(default)/documents`;

  const post = async (action: string, body: unknown): Promise<Response> =>
    fetch(`${service}/v1/${root}:${action}`, {
      method: 'POST',
      headers: { authorization: await authorization(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    });

  return {
    nameOf: (path: string): string => `${root}/${path}`,
    pathOf: (name: string): string => name.slice(root.length + 1),

    /** The documents of an answer, one in each row. */
    rows: async (action: string, body: unknown): Promise<readonly Row[]> => {
      const response = await post(action, body);
      if (!response.ok) throw new Error(`Firestore answered ${action} with ${response.status}`);
      const answer = (await response.json()) as readonly Row[]; // the format that Firestore documents
      onRead?.(answer.filter(({ found, document, missing }) => found ?? document ?? missing).length);
      return answer;
    },

    count: async (structuredQuery: unknown): Promise<number> => {
      const aggregations = [{ alias: 'count', count: {} }];
      const response = await post('runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery, aggregations },
      });
      if (!response.ok) throw new Error(`Firestore answered runAggregationQuery with ${response.status}`);
      // The format that Firestore documents.
      const [answer] = (await response.json()) as readonly {
        readonly result?: { readonly aggregateFields: { readonly count: { readonly integerValue: string } } };
      }[];
      const counted = Number(answer?.result?.aggregateFields.count.integerValue ?? 0);
      onRead?.(Math.max(1, Math.ceil(counted / 1000)));
      return counted;
    },

    /** Writes all or nothing; `false`, and nothing, when a document is not as a write expects it. */
    commit: async (writes: readonly unknown[]): Promise<boolean> => {
      const response = await post('commit', { writes });
      if (response.ok) return true;
      const answer = await response.text();
      if (/FAILED_PRECONDITION|ALREADY_EXISTS|ABORTED|NOT_FOUND/.test(answer)) return false;
      throw new Error(`Firestore answered commit with ${response.status}`);
    },
  };
};

export function openDocuments(options: DocumentsOptions): Documents {
  const { nameOf, pathOf, rows, commit: commitAll } = connect(options);

  const documentOf = ({ name, fields, updateTime }: RestDocument): StoredDocument => ({
    path: pathOf(name),
    version: updateTime,
    data: plainFields(fields),
  });

  const commit = (writes: readonly DocumentWrite[]): Promise<boolean> =>
    commitAll(
      writes.map(({ path, fields, mask, version }) => ({
        update: { name: nameOf(path), fields },
        ...(mask && { updateMask: { fieldPaths: mask } }),
        ...(version !== undefined && {
          currentDocument: version === null ? { exists: false } : { updateTime: version },
        }),
      })),
    );

  return {
    nameOf,

    get: async (paths) => {
      const answer = await rows('batchGet', { documents: paths.map(nameOf) });
      const found = new Map(answer.flatMap((row) => (row.found ? [[row.found.name, row.found]] : [])));
      return paths.map((path) => {
        const document = found.get(nameOf(path));
        return document ? documentOf(document) : null;
      });
    },

    query: async (structuredQuery) =>
      (await rows('runQuery', { structuredQuery })).flatMap(({ document }) =>
        document ? [documentOf(document)] : [],
      ),

    write: (write) => commit([write]),

    commit,
  };
}

export interface RestDocument {
  readonly name: string;
  readonly fields?: Readonly<Record<string, RestValue>>;
  readonly createTime: string;
  readonly updateTime: string;
}

interface Row {
  readonly found?: RestDocument;
  readonly document?: RestDocument;
  readonly missing?: string;
}

/** Fields with plain values. */
export const plainFields = (fields: RestDocument['fields'] = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

/** The kinds of values that the documents below have; any other is `undefined`. */
const plainValue = (value: RestValue): unknown => {
  if ('stringValue' in value) return value['stringValue'];
  if ('booleanValue' in value) return value['booleanValue'];
  if ('nullValue' in value) return null;
  if ('integerValue' in value) return Number(value['integerValue']);
  if ('doubleValue' in value) return Number(value['doubleValue']);
  if ('mapValue' in value) {
    const { fields } = value['mapValue'] as Pick<RestDocument, 'fields'>; // as Firestore documents it
    return plainFields(fields);
  }
  if ('timestampValue' in value) return Date.parse(String(value['timestampValue']));
  if ('arrayValue' in value) {
    const { values = [] } = value['arrayValue'] as { readonly values?: readonly RestValue[] }; // as Firestore documents it
    return values.map(plainValue);
  }
  return undefined;
};
