/** A value as Firestore's REST interface writes it, e.g. `{ stringValue: 'x' }`. */
export type RestValue = Readonly<Record<string, unknown>>;

/** A document as Firestore's REST interface answers it. */
export interface RestDocument {
  /** `projects/…/documents/users/…` */
  readonly name: string;
  readonly fields?: Readonly<Record<string, RestValue>>;
  readonly updateTime: string;
}

/** One write of a commit. */
export interface RestWrite {
  readonly update: { readonly name: string; readonly fields: Readonly<Record<string, RestValue>> };
  /** The fields to write; those that are named here and not in `fields` are removed. */
  readonly updateMask?: { readonly fieldPaths: readonly string[] };
  readonly currentDocument: { readonly exists: boolean } | { readonly updateTime: string };
}

export const textOf = (value: RestValue | undefined): string => {
  const text = value?.['stringValue'];
  return typeof text === 'string' ? text : '';
};

export const isNumber = (value: RestValue | undefined): value is RestValue =>
  value !== undefined && ('doubleValue' in value || 'integerValue' in value);
