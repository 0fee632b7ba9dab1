import type { ListingIssue } from '../robots/listing-form.ts';
import type { PlaceError } from './listing-place.ts';
import type { NotSignedIn, PortFailure } from './port-failure.ts';

/** Why a listing was not created or updated. */
export type ListingError =
  | { readonly kind: 'invalid'; readonly issues: readonly ListingIssue[] }
  | NotSignedIn
  | PlaceError
  | PortFailure;
