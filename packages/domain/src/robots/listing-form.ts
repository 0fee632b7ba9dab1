import type { PlaceSuggestion } from '../geo/place.ts';
import type { RobotDetails } from './robot.ts';
import type { SpecificationName, Specifications } from './specifications.ts';

/**
 * The limits of a listing's texts, counts and numbers (D20, D21, D53). Limits that the rules leave open are
 * generous.
 */
export const LISTING_LIMITS = {
  name: 120,
  description: 5000,
  location: 200,
  /** For the pickup time and the return time. */
  time: 100,
  /** In dollars per day, inclusive. */
  price: { min: 1, max: 1_000_000, decimals: 2 },
  /** In days, inclusive. */
  rental: { min: 1, max: 3650 },
  /** How many tags, and how many characters all tags have together. */
  features: { count: 30, characters: 2000 },
} as const;

/**
 * The listing form as typed. It is flat, so that every issue names one of its fields. Pictures are validated
 * separately (`checkRobotImage`).
 */
export interface ListingForm extends Specifications {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly price: string;
  readonly location: string;
  /** The chosen suggestion; the form clears it when the user edits the location (D71). */
  readonly pickedPlace: PlaceSuggestion | null;
  readonly minRental: string;
  readonly maxRental: string;
  readonly pickupTime: string;
  readonly returnTime: string;
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
  | { readonly field: 'minRental' | 'maxRental'; readonly tag: RentalTag }
  | { readonly field: 'minRental'; readonly tag: 'above-maximum-rental' }
  | { readonly field: 'pickupTime' | 'returnTime' | SpecificationName; readonly tag: 'too-long' }
  | { readonly field: 'features'; readonly tag: 'too-many' | 'too-long' };

type NumberTag = 'not-a-number' | 'below-minimum' | 'above-maximum';
/** What is wrong with a price. */
export type PriceTag = NumberTag | 'required' | 'too-many-decimals';
/** What is wrong with the shortest or longest rental. */
export type RentalTag = NumberTag | 'not-whole';
