import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { searchRobots } from './search-robots.ts';
import { isFiller } from './search-words.ts';
import { createTextMatcher } from './text-predicate.ts';

/**
 * The words of a query that the most fitting of these robots mentions, where it mentions some of them alone: as many as possible, and
 * of equally many those that most robots mention (D595). `null` if no robot that meets everything else mentions any.
 */
export const fewerWords = (
  robots: readonly Robot[],
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): string | null => {
  const matcher = createTextMatcher(criteria.text, criteria.vocabulary);
  const words = matcher.sought;
  const robotsBy = new Map<string, { readonly words: number; robots: number }>();
  for (const { robot } of searchRobots(robots, { ...criteria, text: '' }, origin)) {
    const missing = matcher.missing(robot);
    const mentioned = words.filter((word) => !missing.includes(word));
    if (mentioned.every((word) => isFiller(word.text)) || mentioned.length === words.length) continue;
    const text = mentioned.map((word) => word.text).join(' ');
    const known = robotsBy.get(text) ?? { words: mentioned.length, robots: 0 };
    known.robots += 1;
    robotsBy.set(text, known);
  }
  const [best] = [...robotsBy].sort(([, a], [, b]) => b.words - a.words || b.robots - a.robots);
  return best?.[0] ?? null;
};
