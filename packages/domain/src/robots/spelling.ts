import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { searchRobots } from './search-robots.ts';
import { isFiller, mentions, parseQuery, type SoughtPart } from './search-words.ts';
import { narrowingOfPart, type Narrowing } from './search-tokens.ts';
import { rememberFor } from './remember-texts.ts';
import { createTextMatcher, isEveryday, searchableText } from './text-predicate.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words are one letter away from too many other words. */
const SHORTEST_MISSPELT = 4;

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/**
 * The query with one word corrected, so that it finds one of these robots; `null` if no correction does.
 *
 * A robot suggests a correction if it meets everything except a single word, and contains a word that differs
 * from that one by one letter: replaced, missing, added, or swapped with its neighbour. The correction that
 * most robots suggest wins.
 */
export const correctSpelling = (
  robots: readonly Robot[],
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): string | null => {
  const { parts, words } = parseQuery(criteria.text);
  const matcher = createTextMatcher(criteria.text, criteria.vocabulary);
  // "Drone" is spelt as it should be, though a robot here is "done" within an hour.
  const understood = new Set(
    matcher.sought.flatMap((part) => (part.concept === null ? [] : part.words.map(({ text }) => text))),
  );
  const others = searchRobots(robots, { ...criteria, text: '' }, origin);
  const counts = new Map<string, number>();
  for (const { robot } of others) {
    const said = searchableText(robot);
    const lacking = new Set(matcher.missing(robot).flatMap((part) => part.words.map(({ text }) => text)));
    const [missing, another] = words.filter((word) => lacking.has(word.text) && !mentions(said, word));
    if (missing === undefined || another !== undefined || missing.text.length < SHORTEST_MISSPELT) continue;
    if (isFiller(missing.text)) continue;
    if (criteria.vocabulary?.everyday?.has(missing.text) || understood.has(missing.text)) continue;
    for (const meant of new Set(said.split(BETWEEN_WORDS))) {
      if (!isOneLetterOff(missing.text, meant)) continue;
      const query = parts.with(missing.position, meant).join(' ');
      counts.set(query, (counts.get(query) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? null;
};

/** Whether two words differ by exactly one letter that is replaced, added, left out or swapped. */
export const isOneLetterOff = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restOfA, restOfB] = [a.slice(same), b.slice(same)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0] && restOfA.slice(2) === restOfB.slice(2))
  );
};

/** Whether a letter is replaced by another one, which makes another word as often as it corrects one: a "gate" is no "game". */
export const isAnotherWord = (text: string, corrected: string): boolean =>
  text.length === corrected.length && [...text].toSorted().join('') !== [...corrected].toSorted().join('');

/** Of four letters one replaced makes another word nearly always: "mail" is no "maid". */
const SHORTEST_REPLACED = 5;

/** Few write the first letter wrong, and "hilly" or "sensors" are no other spelling of "hills" or "sensory": such words are not asked back. */
export const isMisspelt = (word: string, meant: string): boolean =>
  word[0] === meant[0] &&
  isOneLetterOff(word, meant) &&
  !(word.length < SHORTEST_REPLACED && isAnotherWord(word, meant)) &&
  !(word.endsWith('y') && meant.startsWith(word.slice(0, -1))) &&
  !(word.endsWith('s') && meant === `${word.slice(0, -1)}y`);

/** What may be meant by a misspelt word, and how that is written: "lawnmowr" is a name of two words. */
interface Spelling {
  readonly meant: string;
  readonly written: string;
}

/** By first letter: `isMisspelt` says no to all others. A vocabulary has thousands, the same for each search. */
const spellingsOf = rememberFor((vocabulary): ReadonlyMap<string | undefined, readonly Spelling[]> => {
  const groups = new Map<string | undefined, Spelling[]>();
  for (const meant of [...vocabulary.words, ...vocabulary.names.filter((name) => name.includes(' '))]) {
    const written = meant.replaceAll(' ', '');
    const group = groups.get(written[0]);
    if (group) group.push({ meant, written });
    else groups.set(written[0], [{ meant, written }]);
  }
  return groups;
});

/**
 * The query with one word that names no concept replaced by a name of one that differs by one letter.
 * @param unknown the parts that no robot has; `undefined` if that is not known
 */
export const respelledByConcept = (
  text: string,
  vocabulary: Vocabulary,
  unknown?: readonly SoughtPart[],
): readonly { readonly text: string; readonly narrowing: Narrowing | undefined }[] => {
  const { parts, sought } = parseQuery(text, vocabulary);
  return sought
    .filter(
      (part) =>
        part.concept === null &&
        part.text.length >= SHORTEST_MISSPELT &&
        (unknown?.some(({ text }) => text === part.text) ?? true) &&
        // It is spelt as it should be.
        !isFiller(part.text) &&
        !isEveryday(part, vocabulary),
    )
    .flatMap((part) => part.words)
    .flatMap((word) =>
      (spellingsOf(vocabulary).get(word.text[0]) ?? [])
        .filter(({ written }) => isMisspelt(word.text, written))
        .map(({ meant }) => {
          const [corrected] = parseQuery(meant, vocabulary).sought;
          const [narrowing] = corrected ? narrowingOfPart(corrected, vocabulary) : [];
          return { text: parts.with(word.position, meant).join(' '), narrowing };
        }),
    );
};
