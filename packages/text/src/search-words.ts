import {
  comparableText,
  type DistanceUnit,
  type Miles,
  type OtherName,
  type PriceBounds,
  type SearchResult,
  type Understood,
} from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/search-words';
import { conceptName } from './concept.ts';
import { dollars, perDay } from './money.ts';
import { radiusText, withinRadius } from './plurals.ts';

const { pieces, searchWords: sentences } = messages;

const quoted = (words: readonly string[]): string => {
  const [first = '', ...others] = words.map((text) => pieces.word({ text }));
  return others.reduce((before, last) => messages.or({ before, last }), first);
};

const price = ({ min, max }: PriceBounds): string => {
  if (min === null) return pieces.upTo({ max: perDay(max ?? 0) });
  return max === null
    ? pieces.from({ min: perDay(min) })
    : pieces.between({ min: dollars(min), max: perDay(max) });
};

/** The unit in which a radius is said: that of the words which say it, else the reader's (D851). */
export const radiusUnit = (understood: readonly Understood[], chosen: DistanceUnit): DistanceUnit =>
  understood.find((piece) => piece.kind === 'radius')?.unit ?? chosen;

/** What the words of a search were taken for, and how robots have them (D54). */
export const searchWords = {
  /** `understood` is followed by what was understood, separated by semicolons. */
  ...sentences,
  /** `radius` is null where no distance is measured from the place, or the words say it themselves. */
  piece: (piece: Understood, radius: Miles | null, unit: DistanceUnit): string => {
    if (piece.kind === 'price') return price(piece.price);
    if (piece.kind === 'radius') return withinRadius(piece.radius, piece.unit);
    if (piece.kind === 'place')
      return radius === null
        ? piece.label
        : pieces.placeWithin({ place: piece.label, radius: radiusText(radius, unit) });
    const { text, concept } = piece;
    const meaning = concept && conceptName(concept);
    return meaning === null || comparableText(meaning) === comparableText(text)
      ? pieces.word({ text })
      : pieces.wordMeaning({ text, meaning });
  },
  /** Beside a robot: its own words, and those of the search. */
  otherNames: (names: readonly OtherName[]): string =>
    names.map(({ said, typed }) => messages.otherName({ said, typed })).join('; '),
  /** Below `noneHasAll`; `missing` are the words that all of them are without, `null` if they differ. */
  have: (count: number, missing: readonly string[] | null): string =>
    missing === null
      ? sentences.haveSome({ count })
      : sentences.haveOthers({ count, words: quoted(missing) }),
  without: (missing: readonly string[]): string => sentences.without({ words: missing.join(', ') }),
  unknown: (words: readonly string[]): string =>
    sentences.unknown({ words: quoted(words), count: words.length }),
} as const;

/** The words that all of these robots are without, as they were typed; `null` if they differ. Empty for full matches. */
export const missingOfAll = (found: readonly SearchResult[]): readonly string[] | null => {
  const [first = []] = found.map(({ missing = [] }) => missing);
  return found.every(({ missing = [] }) => missing.join() === first.join()) ? first : null;
};
