import {
  addFeature,
  NO_SPECIFICATIONS,
  validateListing,
  type ListingForm,
  type PlaceSuggestion,
  type Robot,
} from '@roborrow/domain';

/** The listing form as the screen holds it. */
export interface ListingFields extends ListingForm {
  /** A feature that was typed but not added yet; submitting adds it. */
  readonly feature: string;
}

export const emptyFields: ListingFields = {
  name: '',
  description: '',
  category: '',
  price: '',
  location: '',
  pickedPlace: null,
  minRental: '',
  maxRental: '',
  pickupTime: '',
  returnTime: '',
  ...NO_SPECIFICATIONS,
  features: [],
  feature: '',
};

/** A place that its text alone says: that of a stored listing, or one typed where none are offered (D35). */
export const placeNamed = (text: string): PlaceSuggestion => ({
  placeId: '',
  description: text,
  mainText: text,
  secondaryText: '',
});

/** What the form shows of a stored listing. */
export const fieldsOf = (robot: Robot): ListingFields => ({
  ...robot.specifications,
  name: robot.name,
  description: robot.description,
  category: robot.category,
  price: Number.isInteger(robot.price) ? String(robot.price) : robot.price.toFixed(2),
  location: robot.location,
  pickedPlace: placeNamed(robot.location),
  minRental: robot.minRental === null ? '' : String(robot.minRental),
  maxRental: robot.maxRental === null ? '' : String(robot.maxRental),
  pickupTime: robot.pickupTime,
  returnTime: robot.returnTime,
  features: robot.features,
  feature: '',
});

/** What the form says, as the domain reads it. */
export const listingFormOf = ({ feature, ...form }: ListingFields): ListingForm => ({
  ...form,
  features: addFeature(form.features, feature),
});

export const validateFields = (fields: ListingFields) => validateListing(listingFormOf(fields));

/** Plain data in a fixed order of keys: equal texts are equal forms. */
export const isSame = (a: ListingFields, b: ListingFields): boolean =>
  JSON.stringify(listingFormOf(a)) === JSON.stringify(listingFormOf(b));
