import { err, type Err } from '../result.ts';
import type { ListingIssue } from '../robots/listing-form.ts';
import type { PlaceError } from './listing-place.ts';
import { portError, portFailure, type PortFailure } from './port-failure.ts';

/** Why a listing was not created or updated. */
export type ListingError =
  | { readonly kind: 'invalid'; readonly issues: readonly ListingIssue[] }
  | { readonly kind: 'not-signed-in' }
  | PlaceError
  | PortFailure;

/** A rejection as the error of creating or updating. */
export const listingFailure = (thrown: unknown): Err<ListingError> =>
  portError(thrown).kind === 'not-signed-in' ? err({ kind: 'not-signed-in' }) : portFailure(thrown);
