import {
  type Blocks,
  type FindRobotsOutcome,
  type MatchCount,
  type Robot,
  type SearchOrigin,
  totalCount,
} from '@roborrow/domain';
import { foundSoFar } from '../robots/index.ts';

/** What a search has found so far. */
export interface MapResults {
  readonly robots: readonly Robot[];
  readonly count: MatchCount;
  /** The place and radius of a search near a place; `null` for a search everywhere. */
  readonly origin: (SearchOrigin & { readonly label: string }) | null;
}

/** What the pages of a search have found and the member is shown, for the map; `null` while nothing was asked or answered. */
export function mapResults(
  pages: readonly FindRobotsOutcome[] = [],
  hides: Blocks['hides'] = () => false,
): MapResults | null {
  const answered = pages.flatMap((page) => (page.kind === 'no-criteria' ? [] : page));
  const [first] = answered;
  if (!first) return null;
  return {
    robots: foundSoFar(answered).flatMap(({ robot }) => (hides(robot.ownerId) ? [] : robot)),
    count: totalCount(answered),
    origin: first.kind === 'near' ? { ...first.origin, label: first.label } : null,
  };
}
