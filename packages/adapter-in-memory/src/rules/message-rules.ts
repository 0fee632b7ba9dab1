import {
  FULL_NAME_MAX,
  DEFAULT_NAME,
  isClientId,
  ROBOT_ID_MAX,
  senderName,
  type OutgoingMessage,
  type PublicProfile,
} from '@roborrow/domain';
import { isFilledText, isText } from './values.ts';

/** The sender's name must be their own or 'User', so that no user can write under another name. */
export const isValidSenderName = (name: string, profile: PublicProfile | null): boolean =>
  name === DEFAULT_NAME || name === senderName(profile);

/** Whether the other fields of a message are within their limits. */
export const hasValidAddressing = ({ id, receiverName, robotId }: OutgoingMessage): boolean =>
  isClientId(id) &&
  isFilledText(receiverName, FULL_NAME_MAX) &&
  (robotId === null || (robotId.length > 0 && isText(robotId, ROBOT_ID_MAX)));
