import {
  and,
  collection,
  doc,
  documentId,
  or,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type Query,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore';
import type { Operations } from '../operations.ts';
import type { Reader } from '../read.ts';
import type { Session } from '../session.ts';
import { isDocumentId, type Ask, type PublicStore } from './public-store.ts';
import { ID_FIELD, type Condition, type Operand, type Question } from './question.ts';

/** Reads through Firestore's SDK with the rights of the signed-in user, or of a visitor. */
export const createSdkAsk =
  ({ withErrorMapping }: Pick<Operations, 'withErrorMapping'>, session: Session, reader: Reader): Ask =>
  (work) =>
    withErrorMapping(async () => work(createSdkStore(await session.database(), reader)))();

/** The SDK always reads whole documents. */
const createSdkStore = (database: Firestore, reader: Reader): PublicStore => ({
  one: async (name, id, decode) => (isDocumentId(id) ? reader.one(doc(database, name, id), decode) : null),
  first: (question, limit, decode) => reader.first(queryOf(database, question), limit, decode),
  count: (question) => reader.count(queryOf(database, question)),
});

const queryOf = (
  database: Firestore,
  { collection: name, where: conditions, anyOf, orderBy: orders = [], after }: Question,
): Query =>
  query(
    collection(database, name),
    and(
      ...conditions.map(filterOf),
      ...(anyOf ? [or(...anyOf.map((group) => and(...group.map(filterOf))))] : []),
    ),
    ...orders.map(({ field, direction }) => orderBy(field === ID_FIELD ? documentId() : field, direction)),
    ...(after ? [startAfter(...after.map(operandOf))] : []),
  );

export const filterOf = ({ field, is, value }: Condition): QueryFieldFilterConstraint =>
  where(field, is, operandOf(value));

const operandOf = (value: Operand): unknown =>
  typeof value === 'object' && 'time' in value ? Timestamp.fromMillis(value.time) : value;
