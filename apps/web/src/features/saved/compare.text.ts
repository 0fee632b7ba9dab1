import { COMPARED_MAX } from '@roborrow/domain';
import { agreeing, numberText, robotCount } from '@roborrow/text/plurals';

/** Up to four robots side by side (D328). */
export const compare = {
  title: 'Compare robots',
  description: 'Robots for rent, side by side.',
  loading: 'Loading the robots',
  failure: 'Not all robots could be read.',
  back: 'Back to what you saved',
  empty: {
    heading: 'Nothing to compare',
    text: 'Choose two to four of the robots that you saved.',
  },
  gone: (count: number): string =>
    `${numberText(count)} of the robots ${agreeing(count, 'is', 'are')} no longer listed.`,
  /** The address names more robots than are compared. */
  tooMany: (others: number): string =>
    `At most ${COMPARED_MAX} robots are compared: ${robotCount(others)} of the address ${agreeing(others, 'is', 'are')} left out.`,
  /** The table, for assistive technology. */
  caption: 'The robots in columns, what is said about them in rows',
  about: 'About',
  price: 'Price',
  availability: 'Availability',
  rating: 'Rating',
  noRating: 'No reviews yet',
  distance: (place: string): string => `Distance from ${place}`,
  ownDistance: 'Distance from your location',
  noPlace: 'Not known',
  location: 'Location',
  category: 'Category',
  features: 'Features',
  none: 'None',
  remove: (name: string): string => `Remove ${name} from the comparison`,
} as const;
