import type { Query } from 'firebase/firestore';

export interface Order {
  readonly field: string;
  readonly direction: 'ASCENDING' | 'DESCENDING';
}

/** The parts of a query that decide which index it needs: not the values, not the limit. */
export interface QueryShape {
  readonly collection: string;
  /** The fields that must equal one value or one of several, or contain one, sorted by name. */
  readonly equal: readonly string[];
  /** Those of them that must contain one. */
  readonly contains: readonly string[];
  /**
   * The order of the results: as requested, or as implied by ranges. The document's name is added at the end
   * automatically.
   */
  readonly ordered: readonly Order[];
}

/**
 * The SDK's internal data of a query. It is not part of the public types; the test of this file fails if it
 * changes.
 */
interface QueryInside {
  readonly path: { canonicalString(): string };
  readonly filters: readonly Filter[];
  readonly explicitOrderBy: readonly { readonly field: Path; readonly dir: 'asc' | 'desc' }[];
  readonly limit: number | null;
}

/** A condition, or several that are joined by `and` or `or`. */
type Filter = { readonly field: Path; readonly op: string } | { readonly filters: readonly Filter[] };

interface Path {
  canonicalString(): string;
}

const isContaining = (op: string): boolean => op === 'array-contains' || op === 'array-contains-any';

const isEquality = (op: string): boolean => op === '==' || op === 'in' || isContaining(op);

const insideOf = (query: Query): QueryInside => (query as unknown as { readonly _query: QueryInside })._query; // `QueryInside` is the part of the SDK's private query that is used here

/** The limit of a query; infinity without one. */
export const limitOf = (query: Query): number => insideOf(query).limit ?? Infinity;

const conditionsOf = (filter: Filter): readonly { readonly field: Path; readonly op: string }[] =>
  'filters' in filter ? filter.filters.flatMap(conditionsOf) : [filter];

/** What `or` joins must name the same fields, or the parts of the query would need several indexes. */
export function shapeOf(query: Query): QueryShape {
  const { path, filters: joined, explicitOrderBy } = insideOf(query);
  const filters = joined.flatMap(conditionsOf);
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
    contains: fieldsWhere(isContaining),
    ordered: [...asked, ...implied],
  };
}
