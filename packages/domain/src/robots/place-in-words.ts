/** The words of a search, read as other words and the name of a place (D567). */
export interface PlaceInWords {
  /** The words without the place; blank if there are no others. */
  readonly text: string;
  /** What may be a place's name, or its ZIP code. */
  readonly location: string;
}

/** Each reading costs a question to the places service, which may be a paid one. */
const MOST_READINGS = 3;
/** Names of places rarely have more words, with their state. */
const LONGEST_NAME = 3;

/** Words before the name of a place, in English and Spanish. The part of a pattern. */
export const BEFORE_PLACE = String.raw`\b(?:close\s+to|next\s+to|near|nearby|around|in|at|cerca\s+del?|alrededor\s+de|junto\s+a|por\s+la\s+zona\s+de|en)`;
/** "mower near Austin": what follows is meant as a place, and nothing else. */
const AFTER_PREPOSITION = new RegExp(String.raw`^(.*?)\s*${BEFORE_PLACE}\s+(\S.*)$`, 'iu');
const ZIP_CODE = /^\d{5}$/;

const joined = (words: readonly string[]): string => words.join(' ');

/**
 * The ways to read a place in the words of a search, the likeliest first, at most three: what follows "near" or "in"; a ZIP code; all words,
 * the last two, the last one, the first one. Whether it is a place is for the places service to say. Only a hint uses it: words are searched
 * as they are (D40).
 */
export const placesInWords = (text: string): readonly PlaceInWords[] => {
  const [, before, place] = AFTER_PREPOSITION.exec(text.trim()) ?? [];
  if (place !== undefined) return [{ text: before ?? '', location: place }];
  const words = text.split(/[\s,;]+/u).filter(Boolean);
  const zip = words.findIndex((word) => ZIP_CODE.test(word));
  if (zip >= 0) return [{ text: joined(words.toSpliced(zip, 1)), location: words[zip] ?? '' }];
  const readings = [
    ...(words.length <= LONGEST_NAME ? [words.length] : []),
    ...[2, 1].filter((count) => count < words.length),
  ].map((count) => ({ text: joined(words.slice(0, -count)), location: joined(words.slice(-count)) }));
  const [first = '', ...rest] = words;
  const beginning = rest.length > 0 ? [{ text: joined(rest), location: first }] : [];
  return [...readings, ...beginning].filter(({ location }) => location !== '').slice(0, MOST_READINGS);
};
