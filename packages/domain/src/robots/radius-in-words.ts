import { inMiles, type DistanceUnit } from '../geo/display-distance.ts';
import { MAX_RADIUS } from '../geo/radius.ts';
import { kilometres, miles, type Miles } from '../units.ts';

/** What a query means when a radius in it is taken as such (D851). */
export interface RadiusInWords {
  /** The query without the radius; "of Boston" after it reads as "near Boston". */
  readonly text: string;
  /** At most the largest radius of a search. */
  readonly radius: Miles;
  /** In which it was written. */
  readonly unit: DistanceUnit;
}

const AMOUNT = String.raw`(?<amount>\d{1,3}(?:[.,]\d)?)`;
const UNIT = String.raw`\s*(?:(?<kilometres>kms?|kilomet(?:er|re)s?|kil[oó]metros?)|miles?|mi|millas?)\b`;

/** A limit that a machine may have, as "up to 20 miles", is a radius only before the place from which it is measured. */
const PHRASES: readonly { readonly phrase: RegExp; readonly near: string }[] = [
  {
    phrase: RegExp(
      String.raw`\b(?:(?:with)?in\s+a\s+radius\s+of|within)\s+${AMOUNT}${UNIT}(?<before>\s+(?:of|from|around|away\s+from)\b)?`,
      'iu',
    ),
    near: 'near',
  },
  {
    phrase: RegExp(
      String.raw`\b(?:less\s+than|under|up\s+to|no\s+more\s+than|at\s+most)\s+${AMOUNT}${UNIT}(?:\s+away)?(?<before>\s+(?:of|from)\b)`,
      'iu',
    ),
    near: 'near',
  },
  {
    phrase: RegExp(String.raw`\b${AMOUNT}${UNIT}(?<before>\s+(?:from|around|away\s+from)\b)`, 'iu'),
    near: 'near',
  },
  {
    phrase: RegExp(
      String.raw`\b(?:a(?:\s+(?:menos|no\s+m[aá]s)\s+de)?|(?:en|dentro\s+de)\s+un\s+radio\s+de|dentro\s+de)\s+${AMOUNT}${UNIT}(?<before>\s+(?:alrededor\s+)?de\b)?`,
      'iu',
    ),
    near: 'cerca de',
  },
];

/** Reads a radius in the words of a search, in English or Spanish: "drone within 20 km of Boston", "dron a menos de 10 millas". `null` if there is none. */
export const radiusInWords = (text: string): RadiusInWords | null => {
  for (const { phrase, near } of PHRASES) {
    const match = phrase.exec(text);
    const { amount, kilometres: inMetric, before } = match?.groups ?? {};
    if (!match || amount === undefined) continue;
    const number = Number(amount.replace(',', '.'));
    if (number === 0) continue;
    const unit = inMetric === undefined ? 'miles' : 'kilometres';
    const radius = unit === 'miles' ? miles(number) : inMiles(kilometres(number));
    const rest = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    return {
      text: rest
        .join(before === undefined ? ' ' : ` ${near} `)
        .replace(/\s+/gu, ' ')
        .trim(),
      radius: miles(Math.min(radius, MAX_RADIUS)),
      unit,
    };
  }
  return null;
};
