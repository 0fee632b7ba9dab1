import type { Query } from 'firebase/firestore';

export interface Order {
  readonly field: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

/** What decides which index answers a query: not the values, not the limit. */
export interface QueryShape {
  readonly collection: string;
  /** The fields that must equal something, or one of several, in order of name. */
  readonly equal: readonly string[];
  /**
   * In what order the answers come: as asked for, or as ranges imply. The document's name comes last by
   * itself.
   */
  readonly ordered: readonly Order[];
}

/** What the SDK keeps in a query. It is not in its types; the test of this file notices if it changes. */
interface QueryInside {
  readonly path: { canonicalString(): string };
  readonly filters: readonly { readonly field: Path; readonly op: string }[];
  readonly explicitOrderBy: readonly { readonly field: Path; readonly dir: 'asc' | 'desc' }[];
  readonly limit: number | null;
}

interface Path {
  canonicalString(): string;
}

const isEquality = (op: string): boolean => op === '==' || op === 'in';

const insideOf = (query: Query): QueryInside => (query as unknown as { readonly _query: QueryInside })._query; // as above

/** How many documents a query asks for; infinitely many without a limit. */
export const limitOf = (query: Query): number => insideOf(query).limit ?? Infinity;

export function shapeOf(query: Query): QueryShape {
  const { path, filters, explicitOrderBy } = insideOf(query);
  const fieldsWhere = (isMeant: (op: string) => boolean) =>
    [...new Set(filters.filter(({ op }) => isMeant(op)).map(({ field }) => field.canonicalString()))].sort();
  const asked = explicitOrderBy.map(({ field, dir }): Order => ({
    field: field.canonicalString(),
    direction: dir === 'asc' ? 'ASCENDING' : 'DESCENDING',
  }));
  const implied = fieldsWhere((op) => !isEquality(op))
    .filter((field) => !asked.some((order) => order.field === field))
    .map((field): Order => ({ field, direction: asked.at(-1)?.direction ?? 'ASCENDING' }));
  return {
    collection: path.canonicalString(),
    equal: fieldsWhere(isEquality),
    ordered: [...asked, ...implied],
  };
}
