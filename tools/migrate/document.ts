/** A value in the format of Firestore's REST interface, e.g. `{ stringValue: 'x' }`. */
export type RestValue = Readonly<Record<string, unknown>>;

/** A document in the format of Firestore's REST interface. */
export interface RestDocument {
  /** `projects/…/documents/users/…` */
  readonly name: string;
  readonly fields?: Readonly<Record<string, RestValue>>;
  /** When Firestore created the document. */
  readonly createTime: string;
  readonly updateTime: string;
}

/** One write of a commit. */
export interface RestWrite {
  readonly update: { readonly name: string; readonly fields: Readonly<Record<string, RestValue>> };
  /** The fields to write; a field that is named here and not in `fields` is removed. */
  readonly updateMask?: { readonly fieldPaths: readonly string[] };
  readonly currentDocument: { readonly exists: boolean } | { readonly updateTime: string };
}

/** One deletion of a commit. */
export interface RestDelete {
  readonly delete: string;
  readonly currentDocument: { readonly updateTime: string };
}

/** The writes for one document, in one commit, and the problems that an operator must check. */
export interface Plan {
  readonly writes: readonly RestWrite[];
  readonly problems: readonly string[];
}

export const textOf = (value: RestValue | undefined): string => {
  const text = value?.['stringValue'];
  return typeof text === 'string' ? text : '';
};

/** The texts of a list; none for anything else. */
export const textsOf = (value: RestValue | undefined): readonly string[] => {
  const list = value?.['arrayValue'] as { readonly values?: readonly RestValue[] } | undefined; // the format that Firestore documents
  return (list?.values ?? []).map(textOf);
};

export const isNumber = (value: RestValue | undefined): value is RestValue =>
  value !== undefined && ('doubleValue' in value || 'integerValue' in value);

/** The number of a field; NaN for anything else. */
export const numberOf = (value: RestValue | undefined): number =>
  isNumber(value) ? Number(value['doubleValue'] ?? value['integerValue']) : NaN;

/**
 * Changes some fields of a document and removes others, unless it was changed meanwhile. Without changes
 * there is no write.
 */
export function changeOf(
  { name, updateTime }: RestDocument,
  changed: Readonly<Record<string, RestValue>>,
  removed: readonly string[] = [],
): readonly RestWrite[] {
  const fieldPaths = [...removed, ...Object.keys(changed)];
  if (fieldPaths.length === 0) return [];
  return [{ update: { name, fields: changed }, updateMask: { fieldPaths }, currentDocument: { updateTime } }];
}
