import { isBlank, isLongerThan, trimmed } from '../characters.ts';
import { err, ok, type Result } from '../result.ts';
import { fullName } from '../users/full-name.ts';
import type { PublicProfile } from '../users/profile.ts';

/** Most characters of a message. */
export const MESSAGE_MAX = 5000;

/** Most characters of the robot's id that a message carries (D26). */
export const ROBOT_ID_MAX = 200;

/**
 * The largest exact count of unread messages. Above it clients show "99+", so that no backend has to read all
 * of them (D28).
 */
export const UNREAD_MAX = 99;

/** The name shown for a user without a profile (D127). */
export const DEFAULT_NAME = 'User';

/** What is wrong with a message's text. */
export type ContentTag = 'blank' | 'too-long';

/** Whether a backend stores a text as a message's: outer blanks count, so that they cannot be used to exceed the limit. */
export const isStorableContent = (text: unknown): text is string =>
  typeof text === 'string' && !isBlank(text) && !isLongerThan(text, MESSAGE_MAX);

/** Validates and trims the text of a message: not blank (D160), and limited in code points (D53). */
export const parseContent = (text: string): Result<string, ContentTag> => {
  const content = trimmed(text);
  if (content === '') return err('blank');
  return isStorableContent(content) ? ok(content) : err('too-long');
};

/** The name stored in a message for its sender or receiver. */
export const senderName = (profile: Pick<PublicProfile, 'firstName' | 'lastName'> | null): string =>
  (profile && fullName(profile.firstName, profile.lastName)) || DEFAULT_NAME;
