import type { Miles, OtherName, PriceBounds, SearchResult, Understood } from '@roborrow/domain';
import { dollars } from './money.ts';
import { agreeing, robotCount, withinRadius } from './plurals.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(' or ');

const price = ({ min, max }: PriceBounds): string => {
  if (min === null) return `Up to ${dollars(max ?? 0)}/day`;
  return max === null ? `From ${dollars(min)}/day` : `${dollars(min)} to ${dollars(max)}/day`;
};

/** What the words of a search were taken for, and how robots have them (D54). */
export const searchWords = {
  /** Followed by what was understood, separated by semicolons. */
  understood: 'Understood:',
  /** `radius` is null where no distance is measured from the place. */
  piece: (piece: Understood, radius: Miles | null): string => {
    if (piece.kind === 'price') return price(piece.price);
    if (piece.kind === 'place')
      return radius === null ? piece.label : `${piece.label}, ${withinRadius(radius)}`;
    const { text, concept } = piece;
    return concept === null || concept === text ? `"${text}"` : `"${text}" (${concept})`;
  },
  /** Beside a robot: its own words, and those of the search. */
  otherNames: (names: readonly OtherName[]): string =>
    names.map(({ said, typed }) => `${said}, for ${typed}`).join('; '),
  noneHasAll: 'No robot has all of your words',
  /** Below it; `missing` are the words that all of them are without, `null` if they differ. */
  have: (count: number, missing: readonly string[] | null): string =>
    missing === null
      ? `${robotCount(count)} ${agreeing(count, 'has', 'have')} some of them. Each says what it is without.`
      : `${robotCount(count)} ${agreeing(count, 'has', 'have')} the others, but not ${quoted(missing)}.`,
  without: (missing: readonly string[]): string => `without: ${missing.join(', ')}`,
  /** Of words that stand inside of others, such as "ov" in "rover". */
  partsOfWords: 'Only some robots were looked through for parts of words, so there may be more.',
  unknown: (words: readonly string[]): string =>
    `No robot here has ${quoted(words)}, nor another name for ${agreeing(words.length, 'it', 'them')}.`,
} as const;

/** The words that all of these robots are without, as they were typed; `null` if they differ. Empty for full matches. */
export const missingOfAll = (found: readonly SearchResult[]): readonly string[] | null => {
  const [first = []] = found.map(({ missing = [] }) => missing);
  return found.every(({ missing = [] }) => missing.join() === first.join()) ? first : null;
};
