import {
  isClientId,
  isLongerThan,
  isPortError,
  PortError,
  ROBOT_ID_MAX,
  senderName,
  DEFAULT_NAME,
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
import type { Reader } from '../read.ts';

interface Readers {
  readonly reader: Reader;
  readonly readSnapshot: ReadSnapshot;
}

/** A profile's pictures do not matter here. */
const decodeProfile = createDecodeProfile(createImageUrls(undefined));

/**
 * Why the rules refused a message: they do not say. The rules let nothing be created over what is there, so it may be
 * a second try of what was sent (D27): then it is answered.
 *
 * @throws PortError as `MessagesPort.send` says.
 */
export const explainRefusal = async (
  { reader, readSnapshot }: Readers,
  database: Firestore,
  outgoing: OutgoingMessage,
  refusal: unknown,
): Promise<Message> => {
  const stored = await getDoc(messageOf(database, outgoing.id)).catch((thrown: unknown) => {
    // There is one, then, and of other people.
    if (isDenied(thrown)) return new PortError('conflict', { subject: 'message', cause: thrown });
    throw thrown;
  });
  if (isPortError(stored)) throw stored;
  if (stored.exists()) {
    const message = readSnapshot(stored, decodeMessage);
    if (message?.senderId === outgoing.senderId) return message;
    throw new PortError('conflict', { subject: 'message' });
  }
  // Who is leaving writes nothing (D51).
  if ((await getDoc(deletionOf(database, outgoing.senderId))).exists()) throw refusal;
  const [sender, receiver] = await Promise.all(
    [outgoing.senderId, outgoing.receiverId].map((id) => reader.one(profileOf(database, id), decodeProfile)),
  );
  const isOwnName =
    outgoing.senderName === DEFAULT_NAME || outgoing.senderName === senderName(sender ?? null);
  const isSmall =
    isClientId(outgoing.id) &&
    !isLongerThan(outgoing.receiverName, NAMES_MAX) &&
    !isLongerThan(outgoing.robotId ?? '', ROBOT_ID_MAX);
  // A profile that is there, and nothing else to object to: its user is being deleted, which nobody else may read.
  if (!receiver || (isOwnName && isSmall)) throw new PortError('not-found', { cause: refusal });
  throw refusal;
};

/** First name, space, last name. */
const NAMES_MAX = 101;
