import type { Brand } from './brand.ts';
import type { IdsPort } from './ports/ids.ts';

/**
 * The authentication provider's user id; also the key of the user's profile.
 *
 * @example
 * ```ts
 * const maya: UserId = userId('maya');
 * ```
 */
export type UserId = Brand<string, 'UserId'>;
/**
 * A listing's id, made by the client that creates it.
 *
 * @example
 * ```ts
 * const mower: RobotId = robotId('robot-1');
 * ```
 */
export type RobotId = Brand<string, 'RobotId'>;
/**
 * A message's id, made by the client that sends it.
 *
 * @example
 * ```ts
 * const hello: MessageId = messageId('hello-1');
 * ```
 */
export type MessageId = Brand<string, 'MessageId'>;
/** The id of a picture's upload; part of the name under which the picture is stored. */
export type ImageId = Brand<string, 'ImageId'>;

/** An id of a robot or a message that a client made: 1 to 60 letters, digits, `-` and `_`. */
export const isClientId = (value: unknown): boolean =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,60}$/.test(value);

/**
 * The id of a new listing. It begins with its owner's, so that no other person can ever have it, also when
 * the listing is gone (D59).
 */
export const newRobotId = (owner: UserId, ids: IdsPort): RobotId =>
  robotId(`${owner}_${ids.next().slice(-12)}`);

/** Whether this person may give a new listing this id. Older listings keep the ids that they have. */
export const isNewRobotIdOf = (owner: UserId, id: RobotId): boolean =>
  isClientId(id) && id.replace(/_[A-Za-z0-9]+$/, '/') === `${owner}/`;

/**
 * A user's id from text.
 *
 * @example
 * ```ts
 * const me = userId('u1');
 * ```
 */
export const userId = (value: string): UserId => value as UserId;
/**
 * A listing's id from text.
 *
 * @example
 * ```ts
 * robotId('robot-1'); // => 'robot-1'
 * ```
 */
export const robotId = (value: string): RobotId => value as RobotId;
/**
 * A message's id from text.
 *
 * @example
 * ```ts
 * messageId('hello-1'); // => 'hello-1'
 * ```
 */
export const messageId = (value: string): MessageId => value as MessageId;
/** An image's id from text. */
export const imageId = (value: string): ImageId => value as ImageId;
