import {
  DEFAULT_NAME,
  isClientId,
  MESSAGE_MAX,
  NAME_MAX,
  ROBOT_ID_MAX,
  senderName,
  type OutgoingMessage,
  type PublicProfile,
} from '@roborrow/domain';
import { isFilledText, isText } from './text.ts';

/** Whether there is something to read, and not too much: space around it counts, else anything could be padded. */
export const mayBeContent = (content: string): boolean => isFilledText(content, MESSAGE_MAX);

/** Nobody writes under another's name: it is the sender's own, or 'User'. */
export const mayBeSenderName = (name: string, profile: PublicProfile | null): boolean =>
  name === DEFAULT_NAME || name === senderName(profile);

/** Whether the rest of a message is as small as it should be. */
export const mayBeAddressed = ({ id, receiverName, robotId }: OutgoingMessage): boolean =>
  isClientId(id) &&
  isFilledText(receiverName, 2 * NAME_MAX + 1) &&
  (robotId === null || (robotId.length > 0 && isText(robotId, ROBOT_ID_MAX)));
