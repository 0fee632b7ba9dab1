import {
  shortPlaceName,
  type DistanceDisplay,
  type ExclusionReason,
  type MatchCount,
  type Miles,
  type OtherWords,
  type PriceBounds,
} from '@roborrow/domain';
import { distanceAway } from './distance.ts';
import { dollars } from './money.ts';
import { agreeing, radiusText, robotMatches } from './plurals.ts';
import { searchOutcome } from './search-outcome.ts';

/** More than one where there may be more. */
const verb = ({ kind, value }: MatchCount, one: string, many: string): string =>
  kind === 'exact' ? agreeing(value, one, many) : many;

/** How many robots each filter alone excludes, so that the visitor sees which one to remove. */
const reasons: Record<ExclusionReason, (count: MatchCount) => string> = {
  unavailable: (count) => `${robotMatches(count)} ${verb(count, 'is', 'are')} paused`,
  text: (count) => `${robotMatches(count)} ${verb(count, 'does', 'do')} not mention your search words`,
  category: (count) => `${robotMatches(count)} ${verb(count, 'is', 'are')} in another category`,
  'below-minimum-price': (count) =>
    `${robotMatches(count)} ${verb(count, 'costs', 'cost')} less than your minimum price`,
  'above-maximum-price': (count) =>
    `${robotMatches(count)} ${verb(count, 'costs', 'cost')} more than your maximum price`,
  'rental-length': (count) =>
    `${robotMatches(count)} ${verb(count, 'is', 'are')} there for other rental lengths`,
  'closed-days': (count) => `${robotMatches(count)} ${verb(count, 'is', 'are')} not lent on your days`,
  'taken-days': (count) => `${robotMatches(count)} ${verb(count, 'is', 'are')} rented on your days`,
  'outside-state': (count) => `${robotMatches(count)} ${verb(count, 'is', 'are')} in other states`,
  'no-coordinates': (count) => `${robotMatches(count)} ${verb(count, 'has', 'have')} no place on the map`,
  'outside-radius': (count) => `${robotMatches(count)} ${verb(count, 'is', 'are')} farther away`,
};

const searchFor = (words: string): string => (words === '' ? 'Search for robots' : `Search for "${words}"`);

const withPrice = (words: string, { min, max }: PriceBounds): string => {
  if (min === null) return `${searchFor(words)} up to ${dollars(max ?? 0)} a day`;
  return max === null
    ? `${searchFor(words)} from ${dollars(min)} a day`
    : `${searchFor(words)} from ${dollars(min)} to ${dollars(max)} a day`;
};

/** The suggestions under an empty search. */
export const emptyResultHints = {
  heading: 'What is in the way',
  /** Leads to what the search finds without its words (D595). */
  withoutWords: (count: MatchCount): string => `See ${robotMatches(count)} without your words`,
  /** In the order in which they are listed. The type of `Object.keys` does not keep the keys. */
  reasons: Object.keys(reasons) as readonly ExclusionReason[],
  drop: (reason: ExclusionReason, count: MatchCount): string => reasons[reason](count),
  wider: (radius: Miles, count: MatchCount): string =>
    `Widen to ${radiusText(radius)} to see ${robotMatches(count)}`,
  /** Another query that finds something: a spelling, fewer words, or a price or a place that is in the words. */
  otherWords: ({ kind, text, price, place }: OtherWords): string => {
    if (price) return withPrice(text, price);
    if (place) return `${searchFor(text)} near ${shortPlaceName(place.description)}`;
    if (kind === 'known') return `${searchFor(text)} instead`;
    return kind === 'fewer' ? searchFor(text) : searchOutcome.didYouMean(text);
  },
  /** Followed by the robot's name. */
  nearest: (distance: DistanceDisplay): string => `The closest we found is ${distanceAway(distance)}:`,
} as const;
