import { LISTING_LIMITS, mapSpecifications, type ListingIssue } from '@roborrow/domain';
import { dollars } from '../money.ts';
import { dayCount, numberText } from '../plurals.ts';
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
  minRental: { label: 'Minimum rental (days)' },
  maxRental: { label: 'Maximum rental (days)' },
  pickupTime: { label: 'Pickup time', placeholder: 'After 9 am' },
  returnTime: { label: 'Return time', placeholder: 'By 6 pm' },
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

const { name, description, location, time, price, rental, features } = LISTING_LIMITS;

/** What is wrong with the shortest or longest rental, by tag. */
export const rentalSentences = (field: string) => ({
  'not-a-number': `${field} must be a number of days`,
  'not-whole': `${field} must be whole days`,
  'below-minimum': `${field} must be at least ${dayCount(rental.min)}`,
  'above-maximum': `${field} can be at most ${dayCount(rental.max)}`,
});

/** The issues of the listing form (D141, D20, D21). */
export const listingIssueText = sentenceOf<ListingIssue>({
  name: {
    required: 'Robot name is required',
    'too-long': tooLong('Robot name', name),
    'turns-text': directionControls('Robot name'),
  },
  description: { required: 'Description is required', 'too-long': tooLong('Description', description) },
  category: { required: 'Category is required', unknown: 'Please choose one of the categories' },
  price: {
    required: 'Price is required',
    'not-a-number': 'Price must be a number',
    'below-minimum': 'Price must be at least $1',
    'above-maximum': `Price can be at most ${dollars(price.max)}`,
    'too-many-decimals': `Price can have at most ${price.decimals} decimals`,
  },
  location: {
    'not-picked': 'Please select a location from the suggestions to ensure accurate GPS coordinates',
    'not-specific': 'Please select a more specific location (e.g., "Apex, NC" instead of just "Apex")',
    'too-long': tooLong('Location', location),
  },
  minRental: {
    ...rentalSentences('Minimum rental'),
    'above-maximum-rental': 'Minimum rental must not be above the maximum',
  },
  maxRental: rentalSentences('Maximum rental'),
  pickupTime: { 'too-long': tooLong('Pickup time', time) },
  returnTime: { 'too-long': tooLong('Return time', time) },
  ...mapSpecifications((known) => ({
    'too-long': tooLong(specificationTexts[known.name].label, known.maxCharacters),
  })),
  features: {
    'too-many': `A listing can have at most ${features.count} features`,
    'too-long': `All features together can have at most ${numberText(features.characters)} characters`,
  },
});
