import { isBlank } from '../characters.ts';
import type { PublicRobotsPort, RankedCursor, RobotSample } from '../ports/robots.ts';
import { findInOrder } from './find-in-order.ts';
import { findNear } from './find-near.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { searchRobots, type FoundRobot } from './search-robots.ts';
import { parseQuery, type SoughtPart } from './search-words.ts';
import { isEveryday } from './text-predicate.ts';
import { isUnderstanding, PLAIN_VOCABULARY } from './vocabulary.ts';

/** Whether robots that have the words were found before. */
export type ApartKind = 'after-others' | 'alone';

/** Where a page of a search ended. */
export interface SearchCursor extends RankedCursor {
  /** Of a page that ended among robots which stand apart. */
  readonly apart?: ApartKind;
}

/** Robots that contain the words of a search in another sense alone: within other words, or denied (D40, D870). */
export interface Apart {
  readonly apart: readonly FoundRobot[];
  /** Whether some robots alone were looked through for them, so that there may be more. */
  readonly partsOfWords?: boolean;
  readonly next?: SearchCursor | null;
}

export const NONE_APART: Apart = { apart: [] };

const inAnotherSense = ({ text, ...others }: SearchCriteria, kind: ApartKind): SearchCriteria => ({
  ...others,
  text: '',
  partsOfWords: { text, withBeginnings: kind === 'alone' },
});

/** Whether a search has words, and a vocabulary to understand them. */
export const areWordsUnderstood = ({ text, vocabulary = PLAIN_VOCABULARY }: SearchCriteria): boolean =>
  !isBlank(text) && isUnderstanding(vocabulary);

/** A page of them: the nearest first around an origin, else the newest, in whatever order the others are. */
export const findApart = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
  kind: ApartKind,
  after: RankedCursor | null,
  limit: number,
): Promise<Apart> => {
  if (!areWordsUnderstood(criteria)) return NONE_APART;
  const asked = inAnotherSense(criteria, kind);
  const { found, next } = origin
    ? await findNear(robots, asked, origin, after, limit)
    : await findInOrder(robots, asked, 'newest', after, limit);
  return { apart: found, next: next && { ...next, apart: kind } };
};

/** Those of some robots. */
export const apartAmong = (
  { robots, isAll }: RobotSample,
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): Apart => {
  if (!areWordsUnderstood(criteria)) return NONE_APART;
  const apart = searchRobots(robots, inAnotherSense(criteria, 'alone'), origin);
  return { apart, partsOfWords: apart.length > 0 && !isAll };
};

/** Those that are not shown already. */
export const without = (all: Apart, shown: readonly FoundRobot[]): Apart => {
  const ids = new Set(shown.map(({ robot }) => robot.id));
  return { ...all, apart: all.apart.filter(({ robot }) => !ids.has(robot.id)) };
};

/** Whether nothing that is sought is a word: who types "ov" means a part of one. */
export const areFragments = (
  { text, vocabulary = PLAIN_VOCABULARY }: SearchCriteria,
  unknown: readonly SoughtPart[],
): boolean => {
  const { sought } = parseQuery(text, vocabulary);
  const texts = new Set(unknown.map((part) => part.text));
  return sought.every((part) => texts.has(part.text) && !isEveryday(part, vocabulary));
};
