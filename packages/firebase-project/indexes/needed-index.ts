import type { Order, QueryShape } from './query-shape.ts';

/** An entry of firestore.indexes.json. */
export interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly {
    readonly fieldPath: string;
    readonly order?: Order['direction'];
    /** Of a field that holds a list. */
    readonly arrayConfig?: 'CONTAINS';
  }[];
}

/** Every index ends with the document's name, in the direction of the previous field. */
const withoutName = (ordered: readonly Order[]): readonly Order[] => {
  const last = ordered.at(-1);
  if (last?.field !== '__name__') return ordered;
  const before = ordered.at(-2);
  if (before && before.direction !== last.direction)
    throw new Error('Ordered by name against the field before.');
  return ordered.slice(0, -1);
};

/**
 * The fields of the composite index that Firestore requires for a query: the fields that must be equal or contain a value, in
 * any order, then the fields of its order. `null` when the automatic indexes of single fields are sufficient:
 * for one field only, or for equality only, where Firestore merges them.
 */
export function neededIndex({ collection, equal, contains, ordered }: QueryShape) {
  const rest = withoutName(ordered).filter(({ field }) => !equal.includes(field));
  return rest.length === 0 || (equal.length === 0 && rest.length === 1)
    ? null
    : { collection, equal, contains, ordered: rest };
}

export function answers(index: Index, { collection, equal, contains, ordered }: QueryShape): boolean {
  const fixed = index.fields.slice(0, equal.length);
  const first = fixed.map(({ fieldPath }) => fieldPath);
  const lists = fixed.filter(({ arrayConfig }) => arrayConfig).map(({ fieldPath }) => fieldPath);
  const rest = index.fields.slice(equal.length);
  return (
    index.collectionGroup === collection &&
    first.sort().join() === [...equal].sort().join() &&
    lists.join() === contains.join() &&
    rest.length === ordered.length &&
    rest.every(({ fieldPath, order }, i) => fieldPath === ordered[i]?.field && order === ordered[i].direction)
  );
}
