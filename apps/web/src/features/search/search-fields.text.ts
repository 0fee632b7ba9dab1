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
  inUnit: (unit: string): string => `In ${unit}`,
} as const;
