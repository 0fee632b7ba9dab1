import {
  mapLines,
  mapNumbers,
  mapSpecifications,
  ROBOT_FIELDS,
  type ListingIssue,
  type NumberField,
} from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/fields/listing';
import { dollars } from '../money.ts';
import { plainFieldTexts, unitTexts } from '../plain-fields.ts';
import { numberText } from '../plurals.ts';
import { specificationTexts } from '../specifications.ts';
import { sentenceOf, tooLong, directionControls } from './issue.ts';

/** The labels of the listing form, section by section (D71). */
export const listingFields = {
  ...messages.listingFields,
  features: {
    ...messages.listingFields.features,
    remove: (feature: string): string => messages.listingFields.features.remove({ feature }),
  },
} as const;

const { issues, numbers: numberIssues } = messages;
const { name, description, location, price, features } = ROBOT_FIELDS;

/** What is wrong with a number of a listing or of a search, by tag. */
export const numberSentences = (label: string, { unit, min, max, decimals }: NumberField) => {
  const { amount, name } = unitTexts[unit];
  return {
    'not-a-number': numberIssues.notNumber({ label, unit: name }),
    'not-whole': numberIssues.notWhole({ label, unit: name }),
    'below-minimum': numberIssues.belowMinimum({ label, amount: amount(min) }),
    'above-maximum': numberIssues.aboveMaximum({ label, amount: amount(max) }),
    'too-many-decimals': tooManyDecimals(label, decimals),
  };
};

const tooManyDecimals = (label: string, decimals: number): string =>
  numberIssues.tooManyDecimals({ label, count: decimals });

const numbers = mapNumbers((field, name) => numberSentences(plainFieldTexts[name].label, field));

/** The issues of the listing form (D141): a place that was not picked (D20), a number beyond its limits (D21). */
export const listingIssueText = sentenceOf<ListingIssue>({
  name: {
    required: issues.nameRequired,
    'too-long': tooLong(messages.listingFields.name.label, name.maxCharacters),
    'turns-text': directionControls(messages.listingFields.name.label),
  },
  description: {
    required: issues.descriptionRequired,
    'too-long': tooLong(messages.listingFields.description.label, description.maxCharacters),
  },
  category: { required: issues.categoryRequired, unknown: issues.categoryUnknown },
  price: {
    required: issues.priceRequired,
    'not-a-number': issues.priceNotNumber,
    'below-minimum': issues.priceBelowMinimum,
    'above-maximum': issues.priceAboveMaximum({ amount: dollars(price.max) }),
    'too-many-decimals': tooManyDecimals(issues.price, price.decimals),
  },
  location: {
    'not-picked': issues.locationNotPicked,
    'not-specific': issues.locationNotSpecific,
    'too-long': tooLong(messages.listingFields.location.label, location.maxCharacters),
  },
  ...numbers,
  minRental: {
    ...numbers.minRental,
    'above-maximum-rental': issues.minRentalAboveMaximum,
  },
  ...mapLines((field, name) => ({ 'too-long': tooLong(plainFieldTexts[name].label, field.maxCharacters) })),
  ...mapSpecifications((known) => ({
    'too-long': tooLong(specificationTexts[known.name].label, known.maxCharacters),
  })),
  features: {
    'too-many': issues.tooManyFeatures({ most: numberText(features.count) }),
    'too-long': issues.featuresTooLong({ most: numberText(features.characters) }),
  },
});
