import * as messages from '@roborrow/messages/robots/robot-card';
import { brand } from '../../shared/brand.text.ts';

/** Below a list of robots that goes on. */
export const { robotList } = messages;

/** The texts of a robot card besides the listing's own (D63). */
export const robotCard = {
  ...messages.robotCard,
  /** The picture's alternative text. */
  imageOf: (name: string): string => messages.robotCard.imageOf({ name }),
  /** The heart; pressed when the robot is saved (D320). */
  save: (name: string): string => messages.robotCard.save({ name }),
} as const;

/** Shown for a user without reviews (D45). */
export const newcomer = messages.newcomer({ brand: brand.name });
