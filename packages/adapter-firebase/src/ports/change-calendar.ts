import {
  beginInUtc,
  messageId,
  PortError,
  robotId,
  withoutTaken,
  withTaken,
  type EpochMs,
  type OutgoingMessage,
  type Robot,
  type TakenDays,
} from '@roborrow/domain';
import {
  runTransaction,
  type DocumentReference,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import { messageOf, robotOf } from '../documents.ts';
import { createImageUrls } from '../image-urls.ts';
import { encodeTaken } from '../mappers/calendar.ts';
import { decodeMessage } from '../mappers/message.ts';
import { createDecodeRobot } from '../mappers/robot.ts';
import type { OnRead } from '../reading/public-store.ts';

/** A robot's pictures are not used here. */
const decodeRobot = createDecodeRobot(createImageUrls(undefined));

/**
 * Writes the days that a message takes or frees into the robot's calendar (D690). The rules take neither without the other. Where there is
 * no robot, or no request, nothing is written, and the rules refuse a message that accepts.
 * Returns the robot as it was before an acceptance.
 * @throws PortError `conflict` (days) when no robot of the kind is free on all of them.
 */
export const changeCalendar = async (
  transaction: Transaction,
  database: Firestore,
  { dates, robotId: robot }: OutgoingMessage,
  onRead: OnRead,
): Promise<Robot | null> => {
  if (robot === null || !dates || dates.kind === 'asked') return null;
  const at = robotOf(database, robot);
  const read = async (): Promise<Robot | null> => {
    const stored = await transaction.get(at);
    onRead(1);
    return decodeRobot(robot, stored.data() ?? {}).data ?? null;
  };
  if (dates.kind === 'cancelled' || dates.kind === 'not-happened') {
    const found = await read();
    if (found) write(transaction, at, found, withoutTaken(found.taken, dates.request));
  }
  if (dates.kind !== 'accepted') return null;
  const [found, asked] = await Promise.all([read(), transaction.get(messageOf(database, dates.request))]);
  onRead(1);
  const { data } = decodeMessage(asked.id, asked.data() ?? {});
  if (!found || data?.dates?.kind !== 'asked') return null;
  const taken = withTaken(found, data.dates, dates.request);
  if (!taken) throw new PortError('conflict', { subject: 'days' });
  write(transaction, at, found, taken);
  return found;
};

const write = (
  transaction: Transaction,
  at: DocumentReference,
  { taken: before }: Robot,
  taken: readonly TakenDays[],
): void => {
  if (taken.length !== before.length) transaction.update(at, { taken: encodeTaken(taken) });
};

/** How many lines a calendar has before those of the past make room. */
const ROOMY = 100;
/** When the rules let an owner forget a rental, in milliseconds after its last day began in UTC. */
const LONG_OVER = 8 * 86_400_000;

/**
 * Removes the oldest line of a robot's calendar that has no use any more: one for each that is added. A failure fails nothing: the next
 * acceptance tries again.
 */
export const makeRoom = async (database: Firestore, robot: Robot, now: EpochMs): Promise<void> => {
  const over = robot.taken.filter(({ last }) => beginInUtc(last) + LONG_OVER < now);
  const [oldest] = over.toSorted((a, b) => beginInUtc(a.last) - beginInUtc(b.last));
  if (!oldest || robot.taken.length < ROOMY) return;
  const at = robotOf(database, robot.id);
  const forget = async (transaction: Transaction): Promise<void> => {
    const found = decodeRobot(robot.id, (await transaction.get(at)).data() ?? {}).data;
    if (found) write(transaction, at, found, withoutTaken(found.taken, oldest.request));
  };
  await runTransaction(database, forget).catch(() => undefined);
};

/** Frees the days that a message accepted; one message in a transaction, which reads before it writes. */
export const freeDays = async (transaction: Transaction, step: QueryDocumentSnapshot): Promise<void> => {
  const request: unknown = step.get('dates.request');
  const robot: unknown = step.get('robotId');
  if (typeof request !== 'string' || typeof robot !== 'string') return;
  const at = robotOf(step.ref.firestore, robotId(robot));
  const found = decodeRobot(robot, (await transaction.get(at)).data() ?? {}).data;
  if (found) write(transaction, at, found, withoutTaken(found.taken, messageId(request)));
};
