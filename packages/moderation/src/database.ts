/** A document's values as its database's client has them; times are whatever `momentOf` makes. */
export type Fields = Readonly<Record<string, unknown>>;

/** A document as it was read. `Version` is what a later write names to find it unchanged. */
export interface Stored<Version> {
  /** `users/ada` */
  readonly path: string;
  readonly fields: Fields;
  /** Its value is a text in the order of time. */
  readonly createTime: { valueOf(): string };
  readonly updateTime: Version;
}

/** One write of a commit. What exists is changed and removed only as it was read, and nothing is created over it. */
export type Write<Version> =
  | { readonly kind: 'create'; readonly path: string; readonly fields: Fields }
  | { readonly kind: 'change'; readonly path: string; readonly fields: Fields; readonly readAt: Version }
  | { readonly kind: 'remove'; readonly path: string; readonly readAt: Version };

/** One project's documents, past its rules: what moderation needs of them. */
export interface ModeratedDatabase<Version> {
  /** `null` if it does not exist. */
  get(path: string): Promise<Stored<Version> | null>;
  /** The documents of a collection whose field has this text. */
  find(collection: string, field: string, text: string): Promise<readonly Stored<Version>[]>;
  /** All documents of the collections with this name, below whichever documents they are. */
  listAllNamed(collection: string): Promise<readonly Stored<Version>[]>;
  /** Writes all or nothing. @throws ChangedMeanwhile when a document is not as it was read. */
  commit(writes: readonly Write<Version>[]): Promise<void>;
  /** A time in milliseconds as a field holds it. */
  momentOf(ms: number): unknown;
}

/** Another client changed a document after it was read. */
export class ChangedMeanwhile extends Error {}

/** What cannot be carried out; the message says why. */
export class Refused extends Error {}

/** Changes some fields of a document. Without changes there is no write. */
export const changeOf = <Version>(
  { path, updateTime }: Pick<Stored<Version>, 'path' | 'updateTime'>,
  fields: Fields,
): readonly Write<Version>[] =>
  Object.keys(fields).length > 0 ? [{ kind: 'change', path, fields, readAt: updateTime }] : [];

/** A text; the empty one for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The lines of a list; none for anything else. */
export const linesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : []);
