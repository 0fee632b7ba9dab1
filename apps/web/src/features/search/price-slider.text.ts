import type { MatchCount } from '@roborrow/domain';
import { dollars } from '@roborrow/text/money';
import { numberText, robotCount, robotMatches } from '@roborrow/text/plurals';

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
