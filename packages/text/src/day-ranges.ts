import type { CalendarDay, DayRange } from '@roborrow/domain';

/** The words for ranges of days, in one language. */
interface DayRanges {
  /** The two ends; the first day without its year where the last day's is the same. */
  readonly ends: (range: DayRange) => { readonly first: string; readonly last: string };
  /** "Tue, Dec 1 – Sat, Dec 5, 2026"; a single day is one date (D500). */
  readonly text: (range: DayRange) => string;
}

// A calendar day has no time zone: it is formatted where it was read.
const parts = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

const at = (day: CalendarDay): number => Date.parse(day);

/**
 * @param tag the language, not the reader's own locale, because the sentences around days are sent
 * @param between the language's sign between two days
 */
export const dayRangesIn = (
  tag: string,
  between: (ends: ReturnType<DayRanges['ends']>) => string,
): DayRanges => {
  const weekday = new Intl.DateTimeFormat(tag, parts);
  const withYear = new Intl.DateTimeFormat(tag, { ...parts, year: 'numeric' });
  const ends: DayRanges['ends'] = ({ first, last }) => ({
    first: (first.slice(0, 4) === last.slice(0, 4) ? weekday : withYear).format(at(first)),
    last: withYear.format(at(last)),
  });
  return {
    ends,
    text: (range) => (range.first === range.last ? ends(range).last : between(ends(range))),
  };
};
