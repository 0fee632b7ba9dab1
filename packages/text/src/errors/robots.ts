import { isPortError, type ListingError } from '@roborrow/domain';
import { match } from 'ts-pattern';
import * as messages from '@roborrow/messages/text/errors/robots';
import { firstSentence } from '../fields/issue.ts';
import { listingIssueText } from '../fields/listing.ts';
import { toasts } from '../toasts.ts';
import { notConfigured } from './not-configured.ts';
import { reasonOf } from './reason.ts';
import { storageFull } from './storage-full.ts';

/** `list` is for lists of robots: an owner's own, a profile's, the newest. */
const { failures } = messages;

/** Why robots could not be read or changed; `thrown` is the port's rejection. */
export const robotsErrorText = (
  operation: Exclude<keyof typeof failures, 'create'>,
  thrown: unknown,
): string => {
  if (!isPortError(thrown)) return failures[operation];
  if (thrown.kind === 'storage-full') return storageFull;
  return thrown.kind === 'not-configured' ? notConfigured.robotDatabase : failures[operation];
};

/** The texts that differ between creating and updating. */
interface Attempt {
  readonly notSignedIn: string;
  readonly failed: (reason: string | null) => string;
}

const creating: Attempt = {
  notSignedIn: messages.notSignedIn,
  failed: (reason) => (reason === null ? failures.create : messages.createFailedWhy({ reason })),
};

const updating: Attempt = { notSignedIn: toasts.profile.notAuthenticated, failed: () => failures.update };

/** Pictures are uploaded first (D23), so with pictures the storage is what is not configured. */
const notConfiguredText = (withImages: boolean): string =>
  withImages ? notConfigured.storage : notConfigured.robotDatabase;

const listingErrorText = (
  error: ListingError,
  { notSignedIn, failed }: Attempt,
  withImages: boolean,
): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues }) => firstSentence(issues, listingIssueText, failed(null)))
    .with({ kind: 'not-signed-in' }, () => notSignedIn)
    .with({ kind: 'place-unknown' }, ({ location }) => messages.placeUnknown({ location }))
    .with({ kind: 'geocoding-failed' }, ({ location }) => messages.geocodingFailed({ location }))
    .with({ kind: 'port', error: { kind: 'not-configured' } }, () => notConfiguredText(withImages))
    .with({ kind: 'port', error: { kind: 'storage-full' } }, () => storageFull)
    .with({ kind: 'port' }, (failure) => failed(reasonOf(failure.error)))
    .exhaustive();

/** Why a listing could not be created; `withImages` is true with new pictures. */
export const createListingErrorText = (error: ListingError, withImages = false): string =>
  listingErrorText(error, creating, withImages);

/** Why a listing could not be changed; `withImages` is true with new pictures. */
export const updateListingErrorText = (error: ListingError, withImages = false): string =>
  listingErrorText(error, updating, withImages);
