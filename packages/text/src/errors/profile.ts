import { shortPlaceName, type DeleteProfileError, type SaveProfileError } from '@roborrow/domain';
import { match } from 'ts-pattern';
import * as messages from '@roborrow/messages/text/errors/profile';
import { firstSentence } from '../fields/issue.ts';
import { profileIssueText } from '../fields/profile.ts';
import { proofNeeded } from '../proof.ts';
import { searchOutcome } from '../search-outcome.ts';
import { toasts } from '../toasts.ts';
import { notConfigured } from './not-configured.ts';
import { reasonOf } from './reason.ts';
import { storageFull } from './storage-full.ts';

/** Why a profile could not be saved. `withAvatar` is true with a new picture, which is uploaded first. */
export const saveProfileErrorText = (error: SaveProfileError, withAvatar = false): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues }) =>
      firstSentence(issues, profileIssueText, toasts.profile.updateFailure),
    )
    .with({ kind: 'place-asked-back' }, ({ didYouMean }) =>
      searchOutcome.didYouMean(shortPlaceName(didYouMean.description)),
    )
    .with({ kind: 'not-signed-in' }, () => toasts.profile.notAuthenticated)
    .with({ kind: 'port', error: { kind: 'not-configured' } }, () =>
      withAvatar ? notConfigured.storage : notConfigured.profileDatabase,
    )
    .with({ kind: 'port', error: { kind: 'storage-full' } }, () => storageFull)
    .with({ kind: 'port' }, (failure) => failure.error.providerMessage ?? toasts.profile.updateFailure)
    .exhaustive();

/** Why a profile could not be deleted, or which proof is needed first (D18). */
export const deleteProfileErrorText = (error: DeleteProfileError): string =>
  match(error)
    .with({ kind: 'proof-required' }, ({ proofKind }) => proofNeeded(proofKind))
    .with({ kind: 'wrong-proof' }, (wrong) => reasonOf(wrong.error) ?? messages.wrongProof)
    .with({ kind: 'port', error: { kind: 'not-signed-in' } }, () => messages.notSignedIn)
    .with({ kind: 'port', error: { kind: 'not-configured' } }, () => notConfigured.profileDatabase)
    .with({ kind: 'port' }, (failure) => withReason(reasonOf(failure.error)))
    .exhaustive();

const withReason = (reason: string | null): string =>
  reason === null ? toasts.profile.deleteFailure : messages.deleteFailedWhy({ reason });
