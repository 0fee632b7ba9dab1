import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { searchRobots } from './search-robots.ts';
import { mentions, parseQuery } from './search-words.ts';
import { searchableText } from './text-predicate.ts';

/** Shorter words are one letter away from too many others. */
const SHORTEST_MISSPELT = 4;

/** So many robots are looked at, at the most. */
const MOST_ROBOTS = 1000;

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/**
 * The query with one word spelt otherwise, so that it finds some of these robots; `null` if none does.
 *
 * A robot can tell what was meant when it meets everything but a single word, and itself has a word one letter
 * away from that one: replaced, missing, too many, or swapped with its neighbour. The word of most robots wins.
 */
export const correctSpelling = (
  robots: readonly Robot[],
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): string | null => {
  const { parts, words } = parseQuery(criteria.text);
  const others = searchRobots(robots, { ...criteria, text: '' }, origin);
  const counts = new Map<string, number>();
  for (const { robot } of others.slice(0, MOST_ROBOTS)) {
    const said = searchableText(robot);
    const [missing, another] = words.filter((word) => !mentions(said, word));
    if (missing === undefined || another !== undefined || missing.text.length < SHORTEST_MISSPELT) continue;
    for (const meant of new Set(said.split(BETWEEN_WORDS))) {
      if (!isOneLetterOff(missing.text, meant)) continue;
      const query = parts.with(missing.position, meant).join(' ');
      counts.set(query, (counts.get(query) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? null;
};

/** Whether one letter makes the difference between two words: it is replaced, added, left out or swapped. */
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
