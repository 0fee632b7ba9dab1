import { isLongerThan, trimmed, hasControls } from '../characters.ts';
import { isSpecificPlace } from '../geo/place.ts';
import { err, ok, type Result } from '../result.ts';
import { parseCategory } from './category.ts';
import { addFeature } from './features.ts';
import type { ListingForm, ListingIssue, PlainNumberTag, ValidListing } from './listing-form.ts';
import { parseNumber, parsePrice } from './listing-numbers.ts';
import {
  isLine,
  mapLines,
  mapNumbers,
  numbersOf,
  PLAIN_FIELDS,
  ROBOT_FIELDS,
  type LineName,
  type NumberName,
} from './robot-fields.ts';
import { mapSpecifications, SPECIFICATIONS } from './specifications.ts';

/**
 * Validates the listing form (D141, D20, D21, D53). Never throws; at most one issue per field, in the form's
 * order.
 */
export const validateListing = (form: ListingForm): Result<ValidListing, readonly ListingIssue[]> => {
  const texts = trimmedTexts(form);
  const category = parseCategory(form.category);
  const price = parsePrice(form.price);
  const numbers = mapNumbers((field, name) => parseNumber(field, form[name]));
  const features = form.features.reduce(addFeature, []);

  const issues: ListingIssue[] = [];
  for (const field of ['name', 'description'] as const) {
    if (texts[field] === '') issues.push({ field, tag: 'required' });
    else if (isLongerThan(texts[field], ROBOT_FIELDS[field].maxCharacters))
      issues.push({ field, tag: 'too-long' });
    else if (field === 'name' && hasControls(texts.name)) issues.push({ field, tag: 'turns-text' });
  }
  if (category.kind === 'all') issues.push({ field: 'category', tag: 'required' });
  else if (category.kind !== 'category') issues.push({ field: 'category', tag: 'unknown' });
  if (!price.ok) issues.push({ field: 'price', tag: price.error });
  issues.push(...locationIssues(form));
  for (const field of PLAIN_FIELDS) issues.push(...plainIssues(field, texts, numbers));
  for (const { name: field, maxCharacters } of SPECIFICATIONS) {
    if (isLongerThan(texts.specifications[field], maxCharacters)) issues.push({ field, tag: 'too-long' });
  }
  if (features.length > ROBOT_FIELDS.features.count) issues.push({ field: 'features', tag: 'too-many' });
  else if (isLongerThan(features.join(','), ROBOT_FIELDS.features.characters)) {
    issues.push({ field: 'features', tag: 'too-long' });
  }

  if (issues.length > 0 || category.kind !== 'category' || !price.ok) return err(issues);
  return ok({
    ...texts,
    category: category.name,
    price: price.value,
    ...numbersOf(mapNumbers((_, name) => valueOf(numbers[name]))),
    features,
  });
};

const trimmedTexts = (form: ListingForm) => ({
  name: trimmed(form.name),
  description: trimmed(form.description),
  location: trimmed(form.location),
  ...mapLines((_, name) => trimmed(form[name])),
  specifications: mapSpecifications((specification) => trimmed(form[specification.name])),
});

type ParsedNumbers = Readonly<Record<NumberName, Result<number | null, PlainNumberTag>>>;

const valueOf = (parsed: ParsedNumbers[NumberName]): number | null => (parsed.ok ? parsed.value : null);

const plainIssues = (
  field: NumberName | LineName,
  texts: Readonly<Record<LineName, string>>,
  numbers: ParsedNumbers,
): readonly ListingIssue[] => {
  if (isLine(field)) {
    const isTooLong = isLongerThan(texts[field], ROBOT_FIELDS[field].maxCharacters);
    return isTooLong ? [{ field, tag: 'too-long' }] : [];
  }
  const number = numbers[field];
  if (!number.ok) return [{ field, tag: number.error }];
  const isAboveMaximum = field === 'minRental' && isAbove(number.value, valueOf(numbers.maxRental));
  return isAboveMaximum ? [{ field, tag: 'above-maximum-rental' }] : [];
};

/** If the text differs from the picked suggestion, the user edited it and nothing is picked (D20). */
const locationIssues = ({ location, pickedPlace }: ListingForm): readonly ListingIssue[] => {
  const typed = trimmed(location);
  if (typed === '' || pickedPlace === null || trimmed(pickedPlace.description) !== typed) {
    return [{ field: 'location', tag: 'not-picked' }];
  }
  if (!isSpecificPlace(typed)) return [{ field: 'location', tag: 'not-specific' }];
  return isLongerThan(typed, ROBOT_FIELDS.location.maxCharacters)
    ? [{ field: 'location', tag: 'too-long' }]
    : [];
};

const isAbove = (shortest: number | null, longest: number | null): boolean =>
  shortest !== null && longest !== null && shortest > longest;
