import type { MatchCount, Miles } from '@roborrow/domain';
import { dollars } from '@roborrow/text/money';
import {
  countText,
  nearPlace,
  numberText,
  robotCount,
  robotMatches,
  withinRadius,
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
    dates: (days: string): string => `Free ${days}`,
    minPrice: (amount: number): string => `From ${dollars(amount)}/day`,
    maxPrice: (amount: number): string => `Up to ${dollars(amount)}/day`,
    remove: (chip: string): string => `Remove filter ${chip}`,
  },
  newSearch: 'New Search',
  clearFilters: 'Clear Filters',
  listRobot: 'List Your Robot',
  filters: 'Filters',
  showFilters: 'Show filters',
  /** Closes the filters: "Show 20 robots", and "Show robots" while they are counted. */
  showFound: (count: MatchCount | null): string => `Show ${count === null ? 'robots' : robotMatches(count)}`,
  submit: 'Search',
  /** The line that replaces the form on a phone: its action, followed by the search. */
  changeSearch: 'Change search:',
  asked: (query: string, location: string): string =>
    [query, location].filter((text) => text !== '').join(', ') || 'Anything, anywhere',
  loading: 'Searching for robots',
  /** No match among the newest robots so far, and more of them to search. */
  noneSoFar: 'No robots found so far',
  morePlaces: (count: number): string => `${numberText(count)} more`,
  emptyHeading: 'Nothing here yet',
  expand: 'Expand Search Area',
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

/** The slider above the two prices of a search (D342). */
export const priceSlider = {
  label: 'Price per day',
  lowest: 'Lowest price',
  highest: 'Highest price',
  /** What a thumb at the end of the scale means. */
  anyLowest: 'No minimum',
  anyHighest: 'No maximum',
  amount: (amount: number): string => `${dollars(amount)} a day`,
  scale: {
    start: dollars(0),
    end: (amount: number, isOpen: boolean) => `${dollars(amount)}${isOpen ? '+' : ''}`,
  },
  loading: 'Looking at prices',
  none: 'There are no prices to show yet.',
  /** What the bars show; not more than what is loaded. */
  known: (loaded: number, count: MatchCount): string => {
    if (count.value > loaded) return `Prices of the first ${numberText(loaded)} of ${robotMatches(count)}`;
    return count.kind === 'exact'
      ? `Prices of ${loaded === 1 ? '1 robot' : `all ${robotCount(loaded)}`}`
      : `Prices of the first ${robotCount(loaded)}`;
  },
} as const;
