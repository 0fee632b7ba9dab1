import {
  addFeature,
  mapLines,
  mapNumbers,
  NO_SPECIFICATIONS,
  validateListing,
  type ListingForm,
  type PlaceSuggestion,
  type Robot,
} from '@roborrow/domain';

/** The listing form as the screen stores it. */
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
  ...mapNumbers(() => ''),
  ...mapLines(() => ''),
  ...NO_SPECIFICATIONS,
  features: [],
  feature: '',
};

/**
 * A place that only has a text: the place of a stored listing, or one that was typed where no suggestions
 * exist (D35).
 */
export const placeNamed = (text: string): PlaceSuggestion => ({
  placeId: '',
  description: text,
  mainText: text,
  secondaryText: '',
});

/** The form fields of a stored listing. */
export const fieldsOf = (robot: Robot): ListingFields => ({
  ...robot.specifications,
  name: robot.name,
  description: robot.description,
  category: robot.category,
  price: Number.isInteger(robot.price) ? String(robot.price) : robot.price.toFixed(2),
  location: robot.location,
  pickedPlace: placeNamed(robot.location),
  ...mapNumbers((_, name) => String(robot[name] ?? '')),
  ...mapLines((_, name) => robot[name]),
  features: robot.features,
  feature: '',
});

/** The form fields in the structure that the domain validates. */
export const listingFormOf = ({ feature, ...form }: ListingFields): ListingForm => ({
  ...form,
  features: addFeature(form.features, feature),
});

export const validateFields = (fields: ListingFields) => validateListing(listingFormOf(fields));

/** Both objects have the same order of keys, so equal forms give equal JSON. */
export const isSame = (a: ListingFields, b: ListingFields): boolean =>
  JSON.stringify(listingFormOf(a)) === JSON.stringify(listingFormOf(b));
