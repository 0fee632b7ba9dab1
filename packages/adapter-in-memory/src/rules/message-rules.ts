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

/**
 * Whether the content has visible characters and is not too long. Outer blanks count, so that they cannot be
 * used to exceed the limit.
 */
export const isValidContent = (content: string): boolean => isFilledText(content, MESSAGE_MAX);

/** The sender's name must be their own or 'User', so that no user can write under another name. */
export const isValidSenderName = (name: string, profile: PublicProfile | null): boolean =>
  name === DEFAULT_NAME || name === senderName(profile);

/** Whether the other fields of a message are within their limits. */
export const hasValidAddressing = ({ id, receiverName, robotId }: OutgoingMessage): boolean =>
  isClientId(id) &&
  isFilledText(receiverName, 2 * NAME_MAX + 1) &&
  (robotId === null || (robotId.length > 0 && isText(robotId, ROBOT_ID_MAX)));
