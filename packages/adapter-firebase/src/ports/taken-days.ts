import { messageId, robotId, type OutgoingMessage } from '@roborrow/domain';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase/firestore';
import { messageOf, takenOf } from '../documents.ts';
import { decodeMessage } from '../mappers/message.ts';
import type { OnRead } from '../reading/public-store.ts';

/**
 * Marks the days of a request that a message accepts, and removes the mark with its end (D511). The rules take neither
 * without the other. Reads the request; where it asks for nothing, nothing is marked, and the rules refuse the message.
 */
export const markTaken = async (
  transaction: Transaction,
  database: Firestore,
  { dates, robotId: robot }: OutgoingMessage,
  onRead: OnRead,
): Promise<void> => {
  if (robot === null) return;
  if (dates?.kind === 'cancelled' || dates?.kind === 'not-happened')
    transaction.delete(takenOf(database, robot, dates.request));
  if (dates?.kind !== 'accepted') return;
  const asked = await transaction.get(messageOf(database, dates.request));
  onRead(1);
  const { data } = decodeMessage(asked.id, asked.data() ?? {});
  if (data?.dates?.kind !== 'asked') return;
  const { first, last } = data.dates;
  transaction.set(takenOf(database, robot, dates.request), { first, last });
};

/** For each mark the rules read up to five documents, and in one commit at most 20. */
export const STEPS_AT_ONCE = 3;

/** Removes the mark of the days that a message accepted. */
export const freeDays = (transaction: Transaction, step: QueryDocumentSnapshot): void => {
  const request: unknown = step.get('dates.request');
  const robot: unknown = step.get('robotId');
  if (typeof request === 'string' && typeof robot === 'string')
    transaction.delete(takenOf(step.ref.firestore, robotId(robot), messageId(request)));
};
