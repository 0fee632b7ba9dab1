import {
  FULL_NAME_MAX,
  hasDueDates,
  isClientId,
  isLongerThan,
  isPortError,
  PortError,
  ROBOT_ID_MAX,
  senderName,
  DEFAULT_NAME,
  type ClockPort,
  type Message,
  type OutgoingMessage,
} from '@roborrow/domain';
import { getDoc, type Firestore } from 'firebase/firestore';
import { deletionOf, messageOf, profileOf } from '../documents.ts';
import { createImageUrls } from '../image-urls.ts';
import type { ReadSnapshot } from '../mappers/decoder.ts';
import { decodeMessage } from '../mappers/message.ts';
import { createDecodeProfile } from '../mappers/profile.ts';
import { isDenied } from '../port-errors.ts';
import { explainMessageLimit } from './count-today.ts';
import { readForDates } from './read-for-dates.ts';
import type { Reader } from '../read.ts';

interface Readers {
  readonly clock: ClockPort;
  readonly reader: Reader;
  readonly readSnapshot: ReadSnapshot;
}

/** A profile's pictures are not used here. */
const decodeProfile = createDecodeProfile(createImageUrls(undefined));

/**
 * Finds out why the rules refused a message, because they give no reason. The rules never allow a create over
 * an existing document, so this may be a retry of a message that is stored already (D27): then it returns the
 * stored message.
 *
 * @throws PortError as documented at `MessagesPort.send`
 */
export const explainRefusal = async (
  { clock, reader, readSnapshot }: Readers,
  database: Firestore,
  outgoing: OutgoingMessage,
  refusal: unknown,
): Promise<Message> => {
  const stored = await getDoc(messageOf(database, outgoing.id)).catch((thrown: unknown) => {
    // The id is used for a message between other users.
    if (isDenied(thrown)) return new PortError('conflict', { subject: 'message', cause: thrown });
    throw thrown;
  });
  if (isPortError(stored)) throw stored;
  if (stored.exists()) {
    const message = readSnapshot(stored, decodeMessage);
    if (message?.senderId === outgoing.senderId) return message;
    throw new PortError('conflict', { subject: 'message' });
  }
  // A user who is being deleted, or who is suspended, cannot write (D51, D461).
  if ((await getDoc(deletionOf(database, outgoing.senderId))).exists()) throw refusal;
  await explainMessageLimit(database, clock, outgoing);
  const storedForDates = await readForDates({ reader }, database, outgoing);
  if (!hasDueDates(outgoing, storedForDates, clock.now())) throw refusal;
  const [sender, receiver] = await Promise.all(
    [outgoing.senderId, outgoing.receiverId].map((id) => reader.one(profileOf(database, id), decodeProfile)),
  );
  const isOwnName =
    outgoing.senderName === DEFAULT_NAME || outgoing.senderName === senderName(sender ?? null);
  const isSmall =
    isClientId(outgoing.id) &&
    !isLongerThan(outgoing.receiverName, FULL_NAME_MAX) &&
    !isLongerThan(outgoing.robotId ?? '', ROBOT_ID_MAX);
  // The receiver's profile exists and the message is valid, so the receiver is being deleted, or blocked the sender. Nothing
  // tells which (D451).
  if (!receiver || (isOwnName && isSmall)) throw new PortError('not-found', { cause: refusal });
  throw refusal;
};
