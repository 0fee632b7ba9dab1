const tokens = (text: string): readonly string[] => text.split(' ');

/** From one to nineteen; Spanish has words of its own up to twenty-nine. */
const ENGLISH_ONES = tokens(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const SPANISH_ONES = tokens(
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
);
/** From twenty in steps of ten. */
const ENGLISH_TENS = tokens('twenty thirty forty fifty sixty seventy eighty ninety hundred');
const SPANISH_TENS = tokens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien');

const VALUES: ReadonlyMap<string, number> = new Map([
  ...[...ENGLISH_TENS, ...SPANISH_TENS].map(
    (word, i) => [word, (2 + (i % ENGLISH_TENS.length)) * 10] as const,
  ),
  ...[ENGLISH_ONES, SPANISH_ONES].flatMap((words) => words.map((word, i) => [word, i + 1] as const)),
]);

/** Letters with an accent are as in "dieciséis". */
const bare = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const anyOf = (words: readonly string[]): string =>
  `(?:${words.join('|').replaceAll('e', '[eé]').replaceAll('o', '[oó]')})`;
const ONES = anyOf([...ENGLISH_ONES, ...SPANISH_ONES].toReversed());
const TENS = anyOf([...ENGLISH_TENS, ...SPANISH_TENS]);

/** A number up to a hundred in words: "twenty-five", "a hundred", "treinta y cinco". */
export const NUMBER_WORDS = String.raw`\b(?:an?\s+|one\s+)?${TENS}(?:(?:-|\s+|\s+y\s+)${ONES})?\b|\b${ONES}\b`;

/** The number that such words say. */
export const numberInWords = (words: string): number =>
  bare(words)
    .replace(/^(?:an?|one)\s+/, '')
    .split(/[-\s]+/)
    .reduce((sum, word) => sum + (VALUES.get(word) ?? 0), 0);
