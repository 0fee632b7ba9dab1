import { isPortError, type ListingError } from '@roborrow/domain';
import { match } from 'ts-pattern';
import { firstSentence } from '../fields/issue.ts';
import { listingIssueText } from '../fields/listing.ts';
import { toasts } from '../toasts.ts';
import { notConfigured } from './not-configured.ts';
import { reasonOf } from './reason.ts';
import { storageFull } from './storage-full.ts';

const createFailure = 'Failed to create robot listing';

const failures = {
  /** Lists of robots: an owner's own, a profile's, the newest. */
  list: 'Failed to fetch robots',
  get: 'Failed to fetch robot',
  update: 'Failed to update robot',
  delete: 'Failed to delete robot',
  search: 'Failed to search robots',
} as const;

/** Why robots could not be read or changed; `thrown` is the port's rejection. */
export const robotsErrorText = (operation: keyof typeof failures, thrown: unknown): string => {
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
  notSignedIn: 'You must be logged in to create a robot listing',
  failed: (reason) => (reason === null ? createFailure : `Failed to create robot listing: ${reason}`),
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
    .with(
      { kind: 'place-unknown' },
      ({ location }) =>
        `Could not determine GPS coordinates for "${location}". This usually means the location is too generic. Please select a more specific location (e.g., "Apex, NC" instead of "Apex").`,
    )
    .with(
      { kind: 'geocoding-failed' },
      ({ location }) => `Geocoding failed for "${location}". Please try a different, more specific location.`,
    )
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
