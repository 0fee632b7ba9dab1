import { totalCount, type FindRobotsOutcome } from '@roborrow/domain';
import { foundSoFar } from '../../queries/robots/robot-search.ts';
import type { MapResults } from './RobotMap.tsx';

/** What the pages of a search have found, for the map; `null` while nothing was asked or answered. */
export function mapResults(pages: readonly FindRobotsOutcome[] = []): MapResults | null {
  const answered = pages.flatMap((page) => (page.kind === 'no-criteria' ? [] : page));
  const [first] = answered;
  if (!first) return null;
  return {
    robots: foundSoFar(answered).map(({ robot }) => robot),
    count: totalCount(answered),
    origin: first.kind === 'near' ? { ...first.origin, label: first.label } : null,
  };
}
