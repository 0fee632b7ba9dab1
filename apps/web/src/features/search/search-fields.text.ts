/** The fields of the search forms on Home and on the results. */
export const searchFields = {
  query: 'What do you need?',
  queryPlaceholder: 'Robot, task or skill',
  location: 'Where?',
  distance: 'Distance',
  /** Why the distance is disabled (D44). */
  distanceNeedsPlace: 'Enter a place to search by distance.',
  category: 'Category',
  allCategories: 'All categories',
  minPrice: 'Minimum price',
  maxPrice: 'Maximum price',
  priceHint: 'In dollars per day',
  from: 'From',
  to: 'To',
  datesHint: 'Robots that are free on all of these days',
  firstMissing: 'Choose the first day, too.',
  inUnit: (unit: string): string => `In ${unit}`,
} as const;
