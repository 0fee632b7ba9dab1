import {
  ChangedMeanwhile,
  type Fields,
  type ModeratedDatabase,
  type Stored,
  type Write,
} from '@roborrow/moderation';
import {
  connect,
  moment,
  type DocumentsOptions,
  type RestDocument,
  type RestValue,
} from '../notices/firestore-documents.ts';

/** A value that is written back as it was read, to the last digit: times, and kinds that nothing here looks into. */
class Kept {
  readonly value: RestValue;
  constructor(value: RestValue) {
    this.value = value;
  }
}

/** A time in milliseconds; `null` for what is none. */
export const msOf = (value: unknown): number | null => {
  const text = value instanceof Kept ? value.value['timestampValue'] : null;
  return typeof text === 'string' ? Date.parse(text) : null;
};

/** Up to how many documents an operator's question reads of a collection. */
const MOST = 1000;

/** What the operator's function reads besides what moderation does. */
export interface OperatorDatabase extends ModeratedDatabase<string> {
  /** The documents of a query as Firestore's REST interface has it. */
  query(structured: object): Promise<readonly Stored<string>[]>;
  /** How many documents a query finds. It costs one for each thousand, and at least one. */
  count(structured: object): Promise<number>;
}

/** One project's documents by the REST interface, with the rights of a service account. */
export function openModeratedDatabase(options: DocumentsOptions): OperatorDatabase {
  const { nameOf, pathOf, rows, count, commit } = connect(options);
  const storedOf = ({ name, fields = {}, createTime, updateTime }: RestDocument): Stored<string> => ({
    path: pathOf(name),
    fields: fieldsOf(fields),
    // Firestore leaves out zeros at the end of a fraction, which would disturb the order.
    createTime: new Date(createTime).toISOString(),
    updateTime,
  });
  const query = async (structuredQuery: object): Promise<readonly Stored<string>[]> =>
    (await rows('runQuery', { structuredQuery })).flatMap(({ document }) =>
      document ? [storedOf(document)] : [],
    );

  return {
    get: async (path) => {
      const [row] = await rows('batchGet', { documents: [nameOf(path)] });
      return row?.found ? storedOf(row.found) : null;
    },
    query,
    count,
    find: (collectionId, field, text) =>
      query({
        from: [{ collectionId }],
        where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: text } } },
        limit: MOST,
      }),
    listAllNamed: (collectionId) => query({ from: [{ collectionId, allDescendants: true }], limit: MOST }),
    commit: async (writes) => {
      if (!(await commit(writes.map((write) => restWrite(write, nameOf))))) throw new ChangedMeanwhile();
    },
    momentOf: (ms) => new Kept(moment(ms)),
  };
}

const restWrite = (write: Write<string>, nameOf: (path: string) => string): object => {
  const name = nameOf(write.path);
  if (write.kind === 'remove') return { delete: name, currentDocument: { updateTime: write.readAt } };
  const update = { name, fields: restFields(write.fields) };
  if (write.kind === 'create') return { update, currentDocument: { exists: false } };
  return {
    update,
    updateMask: { fieldPaths: Object.keys(write.fields) },
    currentDocument: { updateTime: write.readAt },
  };
};

const fieldsOf = (fields: Readonly<Record<string, RestValue>>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]));

const valueOf = (value: RestValue): unknown => {
  if ('stringValue' in value) return value['stringValue'];
  if ('booleanValue' in value) return value['booleanValue'];
  if ('nullValue' in value) return null;
  if ('integerValue' in value) return Number(value['integerValue']);
  if ('doubleValue' in value) return Number(value['doubleValue']);
  if ('mapValue' in value) {
    const { fields = {} } = value['mapValue'] as Pick<RestDocument, 'fields'>; // as Firestore documents it
    return fieldsOf(fields);
  }
  if ('arrayValue' in value) {
    const { values = [] } = value['arrayValue'] as { readonly values?: readonly RestValue[] }; // as Firestore documents it
    return values.map(valueOf);
  }
  return new Kept(value);
};

const restFields = (fields: Fields): Readonly<Record<string, RestValue>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, restValue(value)]));

const restValue = (value: unknown): RestValue => {
  if (value instanceof Kept) return value.value;
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  if (typeof value === 'object' && value !== null)
    return { mapValue: { fields: restFields(value as Fields) } };
  return { nullValue: null };
};
