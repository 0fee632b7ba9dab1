/** A value as Firestore's REST interface writes it, e.g. `{ stringValue: 'x' }`. */
export type RestValue = Readonly<Record<string, unknown>>;

/** A document as Firestore's REST interface answers it. */
export interface RestDocument {
  /** `projects/…/documents/users/…` */
  readonly name: string;
  readonly fields?: Readonly<Record<string, RestValue>>;
  /** When it was first written, as Firestore knows it. */
  readonly createTime: string;
  readonly updateTime: string;
}

/** One write of a commit. */
export interface RestWrite {
  readonly update: { readonly name: string; readonly fields: Readonly<Record<string, RestValue>> };
  /** The fields to write; those that are named here and not in `fields` are removed. */
  readonly updateMask?: { readonly fieldPaths: readonly string[] };
  readonly currentDocument: { readonly exists: boolean } | { readonly updateTime: string };
}

/** What is to be written for one document, all or nothing, and what a person has to look at. */
export interface Plan {
  readonly writes: readonly RestWrite[];
  readonly problems: readonly string[];
}

export const textOf = (value: RestValue | undefined): string => {
  const text = value?.['stringValue'];
  return typeof text === 'string' ? text : '';
};

export const isNumber = (value: RestValue | undefined): value is RestValue =>
  value !== undefined && ('doubleValue' in value || 'integerValue' in value);

/** Changes some fields of a document, and removes others, unless it was changed meanwhile. Nothing to change, no write. */
export function changeOf(
  { name, updateTime }: RestDocument,
  changed: Readonly<Record<string, RestValue>>,
  removed: readonly string[] = [],
): readonly RestWrite[] {
  const fieldPaths = [...removed, ...Object.keys(changed)];
  if (fieldPaths.length === 0) return [];
  return [{ update: { name, fields: changed }, updateMask: { fieldPaths }, currentDocument: { updateTime } }];
}
