import type { PlaceSuggestion } from '../geo/place.ts';
import type { LineName, NumberName } from './robot-fields.ts';
import type { RobotDetails } from './robot.ts';
import type { SpecificationName, Specifications } from './specifications.ts';

/**
 * The listing form as typed. It is flat, so that every issue names one of its fields. Pictures are validated
 * separately (`checkRobotImage`).
 */
export interface ListingForm extends Specifications, Readonly<Record<NumberName | LineName, string>> {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly price: string;
  readonly location: string;
  /** The chosen suggestion; the form clears it when the user edits the location (D71). */
  readonly pickedPlace: PlaceSuggestion | null;
  readonly features: readonly string[];
}

/** A valid form: texts trimmed, numbers parsed. Coordinates and images come from their ports. */
export type ValidListing = Omit<RobotDetails, 'coordinates' | 'images'>;

/** What is wrong with a field of the listing form. */
export type ListingIssue =
  | { readonly field: 'name' | 'description'; readonly tag: 'required' | 'too-long' }
  | { readonly field: 'name'; readonly tag: 'turns-text' }
  | { readonly field: 'category'; readonly tag: 'required' | 'unknown' }
  | { readonly field: 'price'; readonly tag: PriceTag }
  | { readonly field: 'location'; readonly tag: 'not-picked' | 'not-specific' | 'too-long' }
  | { readonly field: NumberName; readonly tag: PlainNumberTag }
  | { readonly field: 'minRental'; readonly tag: 'above-maximum-rental' }
  | { readonly field: LineName | SpecificationName; readonly tag: 'too-long' }
  | { readonly field: 'features'; readonly tag: 'too-many' | 'too-long' };

type NumberTag = 'not-a-number' | 'below-minimum' | 'above-maximum';
/** What is wrong with a price. */
export type PriceTag = NumberTag | 'required' | 'too-many-decimals';
/** What is wrong with a number that may be left out. */
export type PlainNumberTag = NumberTag | 'not-whole' | 'too-many-decimals';
