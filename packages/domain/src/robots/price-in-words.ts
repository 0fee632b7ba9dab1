import { parseDollars } from '../typed-numbers.ts';
import { NUMBER_WORDS, numberInWords } from './number-words.ts';
import type { PriceBounds } from './price-filter.ts';

/** What a query means when a price in it is taken as a filter (D343). */
export interface PriceInWords {
  /** The query without the price; blank if there was nothing else. */
  readonly text: string;
  readonly price: PriceBounds;
}

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?(?![\d.,]*\d)`;
const CURRENCY = String.raw`\s*(?:dollars?|usd|bucks|d[oó]lares?)\b`;
const A_DAY = String.raw`\s*(?:\/\s*d(?:ay|[ií]a)|(?:per|a|each)\s+day|daily|(?:al|por|cada)\s+d[ií]a|diarios?)\b`;
/** An amount that is certainly a price: "$50", "50 dollars", "50/day". */
const PRICE = String.raw`(?:\$\s*NUMBER(?:CURRENCY)?|NUMBER\s*\$(?!\s*\d)|NUMBERCURRENCY|NUMBER(?=A_DAY))(?:A_DAY)?`;
/** An amount after words such as "under", which is a price unless a unit follows: "under 50", not "under 50 kg". */
const UNIT = String.raw`(?:%|°|\s*(?:kg|g|lbs?|pounds?|oz|mm|cm|m|km|inch(?:es)?|in|ft|feet|miles?|mi|mph|kmh|h|hrs?|hours?|min|minutes?|s|seconds?|days?|weeks?|months?|years?|w|watts?|kw|v|volts?|mah|percent|degrees?|people|kids|players?|libras?|metros?|millas?|pulgadas?|horas?|minutos?|d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?|personas|ni[nñ]os)\b)`;
const AMOUNT = String.raw`(?:PRICE|NUMBER(?!UNIT))`;

const BELOW = String.raw`(?:\b(?:under|below|up\s+to|less\s+than|cheaper\s+than|at\s+most|no\s+more\s+than|max(?:imum)?(?:\s+of)?|(?:por\s+)?(?:menos|debajo)\s+de|hasta|(?:como\s+|un\s+)?m[aá]ximo(?:\s+de)?)|<=?|≤)`;
const ABOVE = String.raw`(?:\b(?:over|above|more\s+than|at\s+least|starting\s+at|from|min(?:imum)?(?:\s+of)?|m[aá]s\s+de|desde|a\s+partir\s+de)|>=?|≥)`;
/** Words that lead to a price and mean nothing without it: "a drone for under $50". */
const LEAD = String.raw`(?:\b(?:for|at|costing|priced(?:\s+at)?|por|a)\s+)?`;

/** Replaces the names of the parts above by the parts. */
const pattern = (text: string, flags = 'iu'): RegExp => {
  const parts = { AMOUNT, PRICE, CURRENCY, A_DAY, UNIT, NUMBER };
  const full = Object.entries(parts).reduce((whole, [name, part]) => whole.replaceAll(name, part), text);
  return new RegExp(full, flags);
};

/** A number in words that is certainly one of dollars: "twenty dollars a day", "under fifty". */
const IN_WORDS = [
  pattern(String.raw`()(${NUMBER_WORDS})(?=CURRENCY|A_DAY)`, 'giu'),
  pattern(String.raw`()(${NUMBER_WORDS})(?=\s*(?:-|\b(?:to|and|a|y)\b)\s*PRICE)`, 'giu'),
  pattern(String.raw`(${BELOW}\s+)(${NUMBER_WORDS})(?!UNIT)(?!\s+\p{L}+)`, 'giu'),
];

const withDigits = (text: string): string =>
  IN_WORDS.reduce(
    (before, words) =>
      before.replace(words, (_, lead: string, number: string) => `${lead}${numberInWords(number)}`),
    text,
  );

type Kind = 'range' | 'below' | 'above';

/** In this order: "$20-$50" holds "$20", which alone would be the highest price. */
const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  [
    'range',
    pattern(
      String.raw`${LEAD}(?:\b(?:from|between|de|entre)\s+)?(PRICE)\s*(?:-|–|—|\b(?:to|and|a|y)\b)\s*(AMOUNT)`,
    ),
  ],
  [
    'range',
    pattern(
      String.raw`${LEAD}(?:\b(?:from|between|de|entre)\s+)?(NUMBER)\s*(?:-|–|—|\b(?:to|and|a|y)\b)\s*(PRICE)`,
    ),
  ],
  ['below', pattern(String.raw`${LEAD}${BELOW}\s*(AMOUNT)`)],
  ['above', pattern(String.raw`${LEAD}${ABOVE}\s*(PRICE)`)],
  [
    'above',
    pattern(String.raw`${LEAD}(PRICE)\s*(?:\+|\b(?:(?:and|or)\s+(?:up|more|above)|[oy]\s+m[aá]s)\b)`),
  ],
  [
    'below',
    pattern(
      String.raw`${LEAD}(PRICE)(?:\s*\b(?:or\s+(?:less|under|below)|o\s+menos|(?:como\s+)?m[aá]ximo|max)\b)?`,
    ),
  ],
];

/** The amount in a price phrase: "$50 per day" is 50. */
const amountIn = (phrase: string | undefined): number | null =>
  phrase === undefined ? null : parseDollars(/[\d,.]*\d/.exec(phrase)?.[0] ?? '');

/**
 * Reads a price in the words of a search, in English or Spanish: "drone under $50", "<$50", "hasta 50", "$20-$50" "$50" or "fifty dollars",
 * which is the highest price. `null` if there is none. Only a hint uses it: words are searched as they are (D40).
 */
export const priceInWords = (typed: string): PriceInWords | null => {
  const text = withDigits(typed);
  for (const [kind, phrase] of PATTERNS) {
    const match = phrase.exec(text);
    if (!match) continue;
    const [first, second] = [amountIn(match[1]), amountIn(match[2])];
    if (first === null) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { text: rest.replace(/\s+/gu, ' ').trim(), price: boundsOf(kind, first, second) };
  }
  return null;
};

const boundsOf = (kind: Kind, first: number, second: number | null): PriceBounds => {
  if (kind === 'below') return { min: null, max: first };
  if (kind === 'above') return { min: first, max: null };
  const other = second ?? first;
  return { min: Math.min(first, other), max: Math.max(first, other) };
};
