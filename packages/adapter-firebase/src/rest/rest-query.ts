import { ID_FIELD, type Condition, type Order, type Question } from '../reading/question.ts';
import { encodeValue, type RestValue } from './rest-values.ts';

/** A document of the REST interface. */
export interface RestDocument {
  /** The full name, starting with `projects/`. */
  readonly name: string;
  readonly fields?: Readonly<Record<string, RestValue>> | undefined;
}

const OPERATORS: Readonly<Record<Condition['is'], string>> = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<=': 'LESS_THAN_OR_EQUAL',
  '<': 'LESS_THAN',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

const fieldFilter = ({ field, is, value }: Condition): object => ({
  fieldFilter: { field: { fieldPath: field }, op: OPERATORS[is], value: encodeValue(value) },
});

const composite = (op: 'AND' | 'OR', filters: readonly object[]): object => ({
  compositeFilter: { op, filters },
});

const filterOf = ({ where, anyOf }: Question): object =>
  composite('AND', [
    ...where.map(fieldFilter),
    ...(anyOf
      ? [
          composite(
            'OR',
            anyOf.map((group) => composite('AND', group.map(fieldFilter))),
          ),
        ]
      : []),
  ]);

/**
 * The complete order of a query, ending with the id, because a cursor needs a value for each part of it. Firestore itself
 * adds the same parts to an incomplete order: the fields with a range, then the id.
 */
const ordersOf = ({ where, orderBy }: Question): readonly Order[] => {
  const ranges = new Set(where.filter(({ is }) => is === '>=' || is === '<=').map(({ field }) => field));
  const said = orderBy ?? [...ranges].sort().map((field): Order => ({ field, direction: 'asc' }));
  if (said.some(({ field }) => field === ID_FIELD)) return said;
  return [...said, { field: ID_FIELD, direction: said.at(-1)?.direction ?? 'asc' }];
};

/** Where the page starts: after the last document of the previous page, or else after the query's own cursor. */
const cursorOf = (root: string, question: Question, last: RestDocument | undefined): readonly RestValue[] => {
  if (last)
    return ordersOf(question).map(({ field }) =>
      field === ID_FIELD ? { referenceValue: last.name } : (last.fields?.[field] ?? { nullValue: null }),
    );
  const { collection, after = [] } = question;
  return after.map((value, i) =>
    ordersOf(question)[i]?.field === ID_FIELD
      ? { referenceValue: `${root}/${collection}/${typeof value === 'string' ? value : ''}` }
      : encodeValue(value),
  );
};

/** Encodes a query for the REST interface. `root` is the name under which the database's documents are. */
export const structuredQuery = (
  root: string,
  question: Question,
  limit: number,
  last?: RestDocument,
): object => {
  const values = cursorOf(root, question, last);
  return {
    from: [{ collectionId: question.collection }],
    where: filterOf(question),
    orderBy: ordersOf(question).map(({ field, direction }) => ({
      field: { fieldPath: field },
      direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
    })),
    limit,
    ...(question.fields && { select: { fields: question.fields.map((fieldPath) => ({ fieldPath })) } }),
    ...(values.length > 0 && { startAt: { values, before: false } }),
  };
};
