import {
  shortPlaceName,
  type DistanceUnit,
  type ExclusionReason,
  type MatchCount,
  type Miles,
  type OtherWords,
  type PriceBounds,
} from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/empty-result-hints';
import { categoryName } from './category.ts';
import { distanceText } from './distance.ts';
import { dollars } from './money.ts';
import { matchWords, radiusText } from './plurals.ts';
import { searchOutcome } from './search-outcome.ts';

const { hints, searchFor, seeCategory } = messages;

/** How many robots each filter alone excludes, so that the visitor sees which one to remove. */
const reasons: Record<ExclusionReason, (count: ReturnType<typeof matchWords>) => string> = messages.reasons;

/** What is searched for: its words, or robots. */
const whatOf = (words: string): string => (words === '' ? searchFor.robots : searchFor.quoted({ words }));

const withPrice = (what: string, { min, max }: PriceBounds): string => {
  if (min === null)
    return max === null ? searchFor.anyPrice({ what }) : searchFor.upTo({ what, max: dollars(max) });
  return max === null
    ? searchFor.from({ what, min: dollars(min) })
    : searchFor.between({ what, min: dollars(min), max: dollars(max) });
};

/** The suggestions under an empty search. */
export const emptyResultHints = {
  ...hints,
  /** Leads to what the search finds without its words (D595). */
  withoutWords: (count: MatchCount): string => hints.withoutWords(matchWords(count)),
  /** In the order in which they are listed. The type of `Object.keys` does not keep the keys. */
  reasons: Object.keys(reasons) as readonly ExclusionReason[],
  drop: (reason: ExclusionReason, count: MatchCount): string => reasons[reason](matchWords(count)),
  wider: (radius: Miles, count: MatchCount, unit: DistanceUnit): string =>
    hints.wider({ radius: radiusText(radius, unit), ...matchWords(count) }),
  /**
   * Another query that finds something: a spelling, fewer words, a category, or a price or a place that is in the words.
   * @param near the place that the search already has
   */
  otherWords: ({ kind, text, price, place, category }: OtherWords, near: string | null = null): string => {
    const what = whatOf(text);
    if (price) return withPrice(what, price);
    if (place) return searchFor.near({ what, place: shortPlaceName(place.description) });
    if (category) {
      const named = { category: categoryName(category).toLowerCase() };
      return near === null
        ? seeCategory.anywhere(named)
        : seeCategory.near({ ...named, place: shortPlaceName(near) });
    }
    return kind === 'fewer' ? searchFor.plain({ what }) : searchOutcome.didYouMean(text);
  },
  /** Followed by the robot's name. */
  nearest: (distance: Miles, unit: DistanceUnit): string =>
    hints.nearest({ distance: distanceText(distance, unit) }),
} as const;
