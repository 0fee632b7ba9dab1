import { isPortError, type OpenThreadError, type SendMessageError } from '@roborrow/domain';
import { match } from 'ts-pattern';
import * as words from '@roborrow/messages/text/errors/messages';
import { messageSentences } from '../fields/message.ts';
import { toasts } from '../toasts.ts';
import { notConfigured } from './not-configured.ts';
import { reasonOf } from './reason.ts';
import { tooMany } from './too-many.ts';
import { storageFull } from './storage-full.ts';

/** `undeliverable` says nothing of the reason: the receiver left, or blocked the sender (D451). */
const { undeliverable } = words;

/** The question's price or length is not that of the listing at that moment (D502). */
const { listingChanged } = words;

/** Of two answers one is stored (D504). */
const { answeredMeanwhile } = words;

/** Why a message was not sent; shown at its bubble, which stays (D27). */
export const sendMessageErrorText = (error: SendMessageError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ tag }) => messageSentences[tag])
    .with({ kind: 'to-oneself' }, () => words.toOneself)
    .with({ kind: 'undeliverable' }, () => undeliverable)
    .with({ kind: 'dates-refused' }, ({ note }) => (note === 'asked' ? listingChanged : answeredMeanwhile))
    .with({ kind: 'not-signed-in' }, () => toasts.profile.notAuthenticated)
    .with({ kind: 'port', error: { kind: 'not-configured' } }, () => notConfigured.database)
    .with({ kind: 'port', error: { kind: 'too-many' } }, ({ error: { until } }) => tooMany(until))
    .with({ kind: 'port', error: { kind: 'storage-full' } }, () => storageFull)
    .with({ kind: 'port' }, (failure) => withReason(reasonOf(failure.error)))
    .exhaustive();

const withReason = (reason: string | null): string =>
  reason === null ? toasts.messages.failure : words.failedWhy({ reason });

/** Why the conversation in an address cannot be opened (D26). */
export const openThreadErrorText = (error: OpenThreadError): string =>
  match(error)
    .with({ kind: 'no-counterpart' }, () => toasts.messages.noUserSelected)
    .with({ kind: 'not-found' }, () => toasts.messages.conversationNotFound)
    .with({ kind: 'port' }, (failure) => messagesErrorText('open', failure.error))
    .exhaustive();

const failures = {
  /** The list of conversations. */
  list: toasts.messages.conversationsFailure,
  /** A thread's further pages, and the live view. */
  load: toasts.messages.messagesFailure,
  ...words.failures,
} as const;

/** Why messages could not be read or marked; `thrown` is the port's rejection. */
export const messagesErrorText = (operation: keyof typeof failures, thrown: unknown): string =>
  isPortError(thrown) && thrown.kind === 'not-configured' ? notConfigured.database : failures[operation];
