import {
  mapLines,
  mapNumbers,
  mapSpecifications,
  ROBOT_FIELDS,
  type ListingIssue,
  type NumberField,
} from '@roborrow/domain';
import { dollars } from '../money.ts';
import { plainFieldTexts, unitTexts } from '../plain-fields.ts';
import { counted, numberText } from '../plurals.ts';
import { specificationTexts } from '../specifications.ts';
import { sentenceOf, tooLong, directionControls } from './issue.ts';

/** The labels of the listing form, section by section (D71). */
export const listingFields = {
  name: { label: 'Robot name', placeholder: 'Rover 2, telepresence robot' },
  category: { label: 'Category', placeholder: 'Choose a category' },
  description: {
    label: 'Description',
    placeholder: 'What it does well, what it needs, and what comes with it.',
  },
  price: { label: 'Price per day', hint: 'In dollars.' },
  location: {
    label: 'Location',
    hint: 'Type three letters and choose from the list. Renters see this text.',
  },
  features: {
    label: 'Add a feature',
    placeholder: 'Obstacle avoidance',
    hint: 'Press Enter after each one.',
    add: 'Add',
    list: 'Features',
    remove: (feature: string): string => `Remove ${feature}`,
  },
  optional: 'optional',
} as const;

const { name, description, location, price, features } = ROBOT_FIELDS;

/** What is wrong with a number of a listing or of a search, by tag. */
export const numberSentences = (label: string, { unit, min, max, decimals }: NumberField) => {
  const { amount, name } = unitTexts[unit];
  return {
    'not-a-number': `${label} must be a number of ${name}`,
    'not-whole': `${label} must be whole ${name}`,
    'below-minimum': `${label} must be at least ${amount(min)}`,
    'above-maximum': `${label} can be at most ${amount(max)}`,
    'too-many-decimals': tooManyDecimals(label, decimals),
  };
};

const tooManyDecimals = (label: string, decimals: number): string =>
  `${label} can have at most ${counted(decimals, 'decimal')}`;

const numbers = mapNumbers((field, name) => numberSentences(plainFieldTexts[name].label, field));

/** The issues of the listing form (D141): a place that was not picked (D20), a number beyond its limits (D21). */
export const listingIssueText = sentenceOf<ListingIssue>({
  name: {
    required: 'Robot name is required',
    'too-long': tooLong('Robot name', name.maxCharacters),
    'turns-text': directionControls('Robot name'),
  },
  description: {
    required: 'Description is required',
    'too-long': tooLong('Description', description.maxCharacters),
  },
  category: { required: 'Category is required', unknown: 'Please choose one of the categories' },
  price: {
    required: 'Price is required',
    'not-a-number': 'Price must be a number',
    'below-minimum': 'Price must be at least $1',
    'above-maximum': `Price can be at most ${dollars(price.max)}`,
    'too-many-decimals': tooManyDecimals('Price', price.decimals),
  },
  location: {
    'not-picked': 'Please select a location from the suggestions to ensure accurate GPS coordinates',
    'not-specific': 'Please select a more specific location (e.g., "Apex, NC" instead of just "Apex")',
    'too-long': tooLong('Location', location.maxCharacters),
  },
  ...numbers,
  minRental: {
    ...numbers.minRental,
    'above-maximum-rental': 'Minimum rental must not be above the maximum',
  },
  ...mapLines((field, name) => ({ 'too-long': tooLong(plainFieldTexts[name].label, field.maxCharacters) })),
  ...mapSpecifications((known) => ({
    'too-long': tooLong(specificationTexts[known.name].label, known.maxCharacters),
  })),
  features: {
    'too-many': `A listing can have at most ${features.count} features`,
    'too-long': `All features together can have at most ${numberText(features.characters)} characters`,
  },
});
