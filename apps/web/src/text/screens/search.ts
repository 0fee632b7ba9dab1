import type { Days, Miles, MatchCount } from '@roborrow/domain';
import { dollars } from '@roborrow/text/money';
import {
  countText,
  dayCount,
  numberText,
  robotMatches,
  robotsFound,
  withinRadius,
  nearPlace,
} from '@roborrow/text/plurals';

/** Browse and search results: one screen, two routes (D70). */
export const search = {
  browseTitle: 'Browse Robots',
  searchTitle: 'Search robots',
  filtersApplied: 'Filters in use',
  chip: {
    query: (text: string): string => `"${text}"`,
    /** For a known place. */
    location: (place: string, radius: Miles): string => `${place}, ${withinRadius(radius)}`,
    /** Only the place, when no distance applies (D2). */
    placeNotFound: (place: string): string => `${place} (not found)`,
    /** The origin is the signed-in user's own place (D2). */
    profileOrigin: nearPlace,
    minPrice: (amount: number): string => `From ${dollars(amount)}/day`,
    maxPrice: (amount: number): string => `Up to ${dollars(amount)}/day`,
    days: (days: Days): string => `For ${dayCount(days)}`,
    remove: (chip: string): string => `Remove filter ${chip}`,
  },
  newSearch: 'New Search',
  clearFilters: 'Clear Filters',
  listRobot: 'List Your Robot',
  filters: 'Filters',
  showFilters: 'Show filters',
  hideFilters: 'Hide filters',
  submit: 'Search',
  /** The line that replaces the form on a phone: its action, followed by the search. */
  changeSearch: 'Change search:',
  asked: (query: string, location: string): string =>
    [query, location].filter((text) => text !== '').join(', ') || 'Anything, anywhere',
  loading: 'Searching for robots',
  found: robotsFound,
  /** No match among the newest robots so far, and more of them to search. */
  noneSoFar: 'No robots found so far',
  /** Only if there is an origin (D2). */
  foundNear: (count: MatchCount, radius: Miles, location: string): string =>
    `Found ${robotMatches(count)} ${withinRadius(radius)} of ${location}`,
  /** The other places with the name of the searched one (D41). */
  otherPlaces: 'Also:',
  morePlaces: (count: number): string => `${numberText(count)} more`,
  /** A place similar to an unknown one (D41), or a corrected word that finds a robot (D40). */
  didYouMean: (meant: string): string => `Did you mean ${meant}?`,
  placeNotFound: (place: string): string =>
    `We could not find "${place}" on the map, so we looked for robots that match wherever they are.`,
  emptyHeading: 'Nothing here yet',
  emptyNear: (radius: Miles, location: string): string =>
    `No robots found ${withinRadius(radius)} of ${location}. Try expanding your search radius or adjusting your location.`,
  emptyEverywhere: 'Try adjusting your search criteria or be the first to list a robot in your area!',
  expand: 'Expand Search Area',
  loadMore: 'Load more',
  loadingMore: 'Loading more...',
  /** Near a place, when so many robots did not match that the search paused (D47). */
  searchFarther: 'Search farther',
  start: {
    suggested: 'Suggested searches',
    trending: 'Trending categories',
    /** A trending category’s count; zero is shown as 0 (D7), and an unknown count is not shown (D42). */
    trendingCount: countText,
    recent: 'Recently listed',
  },
  suggestedSearches: [
    'Educational robots',
    'Industrial automation',
    'Drone rentals',
    'Service robots',
    'Hobby robots',
    'ChatGPT robots',
    'Programming robots',
    'Aerial photography',
  ],
} as const;
