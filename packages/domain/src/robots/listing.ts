import { isLongerThan, trimmed, hasControls } from '../characters.ts';
import { isSpecificPlace } from '../geo/place.ts';
import { err, ok, type Result } from '../result.ts';
import { parseCategory } from './category.ts';
import { addFeature } from './features.ts';
import { LISTING_LIMITS, type ListingForm, type ListingIssue, type ValidListing } from './listing-form.ts';
import { parsePrice, parseRental } from './listing-numbers.ts';
import { mapSpecifications, SPECIFICATIONS } from './specifications.ts';

/**
 * Validates the listing form (D141, D20, D21, D53). Never throws; at most one issue per field, in the form's
 * order.
 */
export const validateListing = (form: ListingForm): Result<ValidListing, readonly ListingIssue[]> => {
  const texts = trimmedTexts(form);
  const category = parseCategory(form.category);
  const price = parsePrice(form.price);
  const minRental = parseRental(form.minRental);
  const maxRental = parseRental(form.maxRental);
  const features = form.features.reduce(addFeature, []);

  const issues: ListingIssue[] = [];
  for (const field of ['name', 'description'] as const) {
    if (texts[field] === '') issues.push({ field, tag: 'required' });
    else if (isLongerThan(texts[field], LISTING_LIMITS[field])) issues.push({ field, tag: 'too-long' });
    else if (field === 'name' && hasControls(texts.name)) issues.push({ field, tag: 'turns-text' });
  }
  if (category.kind === 'all') issues.push({ field: 'category', tag: 'required' });
  else if (category.kind !== 'category') issues.push({ field: 'category', tag: 'unknown' });
  if (!price.ok) issues.push({ field: 'price', tag: price.error });
  issues.push(...locationIssues(form));
  if (!minRental.ok) issues.push({ field: 'minRental', tag: minRental.error });
  else if (maxRental.ok && isAbove(minRental.value, maxRental.value)) {
    issues.push({ field: 'minRental', tag: 'above-maximum-rental' });
  }
  if (!maxRental.ok) issues.push({ field: 'maxRental', tag: maxRental.error });
  for (const field of ['pickupTime', 'returnTime'] as const) {
    if (isLongerThan(texts[field], LISTING_LIMITS.time)) issues.push({ field, tag: 'too-long' });
  }
  for (const { name: field, maxCharacters } of SPECIFICATIONS) {
    if (isLongerThan(texts.specifications[field], maxCharacters)) issues.push({ field, tag: 'too-long' });
  }
  if (features.length > LISTING_LIMITS.features.count) issues.push({ field: 'features', tag: 'too-many' });
  else if (isLongerThan(features.join(','), LISTING_LIMITS.features.characters)) {
    issues.push({ field: 'features', tag: 'too-long' });
  }

  if (issues.length > 0 || category.kind !== 'category' || !price.ok || !minRental.ok || !maxRental.ok) {
    return err(issues);
  }
  return ok({
    ...texts,
    category: category.name,
    price: price.value,
    minRental: minRental.value,
    maxRental: maxRental.value,
    features,
  });
};

const trimmedTexts = (form: ListingForm) => ({
  name: trimmed(form.name),
  description: trimmed(form.description),
  location: trimmed(form.location),
  pickupTime: trimmed(form.pickupTime),
  returnTime: trimmed(form.returnTime),
  specifications: mapSpecifications((specification) => trimmed(form[specification.name])),
});

/** If the text differs from the picked suggestion, the user edited it and nothing is picked (D20). */
const locationIssues = ({ location, pickedPlace }: ListingForm): readonly ListingIssue[] => {
  const typed = trimmed(location);
  if (typed === '' || pickedPlace === null || trimmed(pickedPlace.description) !== typed) {
    return [{ field: 'location', tag: 'not-picked' }];
  }
  if (!isSpecificPlace(typed)) return [{ field: 'location', tag: 'not-specific' }];
  return isLongerThan(typed, LISTING_LIMITS.location) ? [{ field: 'location', tag: 'too-long' }] : [];
};

const isAbove = (shortest: number | null, longest: number | null): boolean =>
  shortest !== null && longest !== null && shortest > longest;
