/** What the search forms of Home and of the results ask for. */
export const searchFields = {
  query: 'What do you need?',
  queryPlaceholder: 'Robot, task or skill',
  location: 'Where?',
  distance: 'Distance',
  /** Why no distance can be chosen (D44). */
  distanceNeedsPlace: 'Enter a place to search by distance.',
  category: 'Category',
  allCategories: 'All categories',
  minPrice: 'Minimum price',
  maxPrice: 'Maximum price',
  priceHint: 'In dollars per day',
} as const;
