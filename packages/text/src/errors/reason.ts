import type { ConflictSubject, PortError } from '@roborrow/domain';
import { match } from 'ts-pattern';
import { usernameTaken } from '../fields/username.ts';
import { tooMany } from './too-many.ts';
import { storageFull } from './storage-full.ts';

const conflicts: Readonly<Record<ConflictSubject, string>> = {
  username: usernameTaken,
  email: 'There is already an account with this email address.',
  profile: 'This account already has a profile.',
  robot: 'This listing was already saved by somebody else.',
  days: 'The robot is rented on some of these days.',
  message: 'This message was already sent by somebody else.',
};

/**
 * Why an operation failed, for a {reason} or for the small print under a sentence. The provider's own message
 * if there is one (D170); `null` if the reason is unknown.
 */
export const reasonOf = (error: PortError): string | null =>
  error.providerMessage ??
  match(error.kind)
    .with('not-configured', () => 'The backend is not configured.')
    .with('not-signed-in', () => 'You are not logged in.')
    .with('recent-sign-in-required', () => 'Please log in again first.')
    .with('forbidden', () => 'You are not allowed to do this.')
    .with('not-found', () => 'It is no longer there.')
    .with('too-many', () => tooMany(error.until))
    .with('conflict', () => (error.subject ? conflicts[error.subject] : 'Somebody else was faster.'))
    .with('cancelled', () => 'You cancelled it.')
    .with('storage-full', () => storageFull)
    .with('unavailable', () => 'There was no answer. Check your connection and try again.')
    .with('failed', () => null)
    .exhaustive();
