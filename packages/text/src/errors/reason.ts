import type { ConflictSubject, PortError, RefusedSubject } from '@roborrow/domain';
import { match } from 'ts-pattern';
import * as messages from '@roborrow/messages/text/errors/reason';
import { name } from '@roborrow/messages/language';
import { usernameTaken } from '../fields/username.ts';
import { tooMany } from './too-many.ts';
import { storageFull } from './storage-full.ts';

const { reasons } = messages;

const subjects: Readonly<Record<ConflictSubject | RefusedSubject, string>> = {
  username: usernameTaken,
  ...messages.conflicts,
  ...messages.refused,
};

/** Providers speak English. */
const isProvidersLanguage = name === 'English';

/**
 * Why an operation failed, for a {reason} or for the small print under a sentence. The provider's own message
 * if there is one (D170), but in another language our own sentence, where there is one (D855); `null` if the reason is unknown.
 */
export const reasonOf = (error: PortError): string | null =>
  isProvidersLanguage
    ? (error.providerMessage ?? ownReasonOf(error))
    : (ownReasonOf(error) ?? error.providerMessage);

const ownReasonOf = (error: PortError): string | null =>
  match(error.kind)
    .with('not-configured', () => reasons['not-configured'])
    .with('not-signed-in', () => reasons['not-signed-in'])
    .with('recent-sign-in-required', () => reasons['recent-sign-in-required'])
    .with('forbidden', () => reasons.forbidden)
    .with('not-found', () => reasons['not-found'])
    .with('too-many', () => tooMany(error.until))
    .with('conflict', () => (error.subject ? subjects[error.subject] : reasons.conflict))
    .with('cancelled', () => reasons.cancelled)
    .with('storage-full', () => storageFull)
    .with('unavailable', () => reasons.unavailable)
    .with('failed', () => error.subject && subjects[error.subject])
    .exhaustive();
