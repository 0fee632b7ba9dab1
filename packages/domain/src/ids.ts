import type { Brand } from './brand.ts';

/** The authentication provider's user id; also the key of the user's profile. */
export type UserId = Brand<string, 'UserId'>;
export type RobotId = Brand<string, 'RobotId'>;
export type MessageId = Brand<string, 'MessageId'>;
/** The id of a picture's upload; part of the name under which the picture is stored. */
export type ImageId = Brand<string, 'ImageId'>;

/** An id that a client may give a robot or a message: 1 to 60 letters, digits, `-` and `_`. */
export const isClientId = (value: unknown): boolean =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,60}$/.test(value);

export const userId = (value: string): UserId => value as UserId;
export const robotId = (value: string): RobotId => value as RobotId;
export const messageId = (value: string): MessageId => value as MessageId;
export const imageId = (value: string): ImageId => value as ImageId;
