import {
  collection,
  doc,
  documentId,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import type { Operations } from '../operations.ts';
import type { Reader } from '../read.ts';
import type { Session } from '../session.ts';
import { isDocumentId, type Ask, type PublicStore } from './public-store.ts';
import { ID_FIELD, type Operand, type Question } from './question.ts';

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
  { collection: name, where: conditions, orderBy: orders = [], after }: Question,
): Query =>
  query(
    collection(database, name),
    ...conditions.map(({ field, is, value }) => where(field, is, operandOf(value))),
    ...orders.map(({ field, direction }) => orderBy(field === ID_FIELD ? documentId() : field, direction)),
    ...(after ? [startAfter(...after.map(operandOf))] : []),
  );

const operandOf = (value: Operand): unknown =>
  typeof value === 'object' && 'time' in value ? Timestamp.fromMillis(value.time) : value;
