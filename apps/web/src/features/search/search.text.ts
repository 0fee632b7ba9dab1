import type { DistanceUnit, MatchCount, Miles } from '@roborrow/domain';
import * as messages from '@roborrow/messages/search/search';
import { dollars } from '@roborrow/text/money';
import { countText, matchWords, nearPlace, radiusText } from '@roborrow/text/plurals';

const { chip, start } = messages.search;

/** Browse and search results: one screen, two routes (D70). */
export const search = {
  ...messages.search,
  chip: {
    query: (text: string): string => chip.query({ text }),
    /** For a known place. */
    location: (place: string, radius: Miles, unit: DistanceUnit): string =>
      chip.location({ place, distance: radiusText(radius, unit) }),
    /** Only the place, when no distance applies (D2). */
    placeNotFound: (place: string): string => chip.placeNotFound({ place }),
    /** The origin is the signed-in user's own place (D2). */
    profileOrigin: nearPlace,
    dates: (days: string): string => chip.dates({ days }),
    minPrice: (amount: number): string => chip.minPrice({ amount: dollars(amount) }),
    maxPrice: (amount: number): string => chip.maxPrice({ amount: dollars(amount) }),
    remove: (text: string): string => chip.remove({ chip: text }),
  },
  /** Closes the filters: "Show 20 robots", and "Show robots" while they are counted. */
  showFound: (count: MatchCount | null): string =>
    count === null ? messages.search.showUncounted : messages.search.showFound(matchWords(count)),
  /** What stands on the line that replaces the form on a phone. */
  asked: (query: string, location: string): string =>
    [query, location].filter((text) => text !== '').join(', ') || messages.search.anything,
  morePlaces: (count: number): string => messages.search.morePlaces({ count }),
  start: {
    ...start,
    /** A trending category’s count; zero is shown as 0 (D7), and an unknown count is not shown (D42). */
    trendingCount: countText,
  },
  suggestedSearches: Object.values(messages.search.suggestedSearches),
} as const;

const { known, scale } = messages.priceSlider;

/** The slider above the two prices of a search (D342). */
export const priceSlider = {
  ...messages.priceSlider,
  amount: (amount: number): string => messages.priceSlider.amount({ amount: dollars(amount) }),
  scale: {
    start: dollars(0),
    end: (amount: number, isOpen: boolean): string =>
      isOpen ? scale.more({ amount: dollars(amount) }) : dollars(amount),
  },
  /** What the bars show; not more than what is loaded. */
  known: (loaded: number, count: MatchCount): string => {
    if (count.value > loaded) return known.firstOf({ loaded, ...matchWords(count) });
    return count.kind === 'exact' ? known.all({ count: loaded }) : known.first({ count: loaded });
  },
} as const;
