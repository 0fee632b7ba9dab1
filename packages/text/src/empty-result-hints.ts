import type { DistanceDisplay, ExclusionReason, MatchCount, Miles, PriceBounds } from '@roborrow/domain';
import { distanceAway } from './distance.ts';
import { dollars } from './money.ts';
import { agreeing, radiusText, robotCount, robotMatches } from './plurals.ts';

/** How many robots each filter alone excludes, so that the visitor sees which one to remove. */
const reasons: Record<ExclusionReason, (count: number) => string> = {
  unavailable: (count) => `${robotCount(count)} ${agreeing(count, 'is', 'are')} rented right now`,
  text: (count) => `${robotCount(count)} ${agreeing(count, 'does', 'do')} not mention your search words`,
  category: (count) => `${robotCount(count)} ${agreeing(count, 'is', 'are')} in another category`,
  'below-minimum-price': (count) =>
    `${robotCount(count)} ${agreeing(count, 'costs', 'cost')} less than your minimum price`,
  'above-maximum-price': (count) =>
    `${robotCount(count)} ${agreeing(count, 'costs', 'cost')} more than your maximum price`,
  'rental-length': (count) =>
    `${robotCount(count)} ${agreeing(count, 'is', 'are')} there for other rental lengths`,
  'no-coordinates': (count) => `${robotCount(count)} ${agreeing(count, 'has', 'have')} no place on the map`,
  'outside-radius': (count) => `${robotCount(count)} ${agreeing(count, 'is', 'are')} farther away`,
};

/** The suggestions under an empty search. */
export const emptyResultHints = {
  heading: 'What is in the way',
  drop: (reason: ExclusionReason, count: number): string => reasons[reason](count),
  wider: (radius: Miles, count: MatchCount): string =>
    `Widen to ${radiusText(radius)} to see ${robotMatches(count)}`,
  /** Searches for the name of a category that no robot can have. */
  searchFor: (words: string): string => `Search for "${words}"`,
  /** Searches without the price that is in the words, and with the price as a filter (D343). */
  searchWithPrice: (words: string, { min, max }: PriceBounds): string => {
    const wanted = words === '' ? 'Search for robots' : `Search for "${words}"`;
    if (min === null) return `${wanted} up to ${dollars(max ?? 0)} a day`;
    return max === null
      ? `${wanted} from ${dollars(min)} a day`
      : `${wanted} from ${dollars(min)} to ${dollars(max)} a day`;
  },
  /** Followed by the robot's name. */
  nearest: (distance: DistanceDisplay): string => `The closest we found is ${distanceAway(distance)}:`,
} as const;
