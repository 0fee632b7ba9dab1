import type { PublicRobotsPort, RobotSample } from '../ports/robots.ts';
import type { OtherWords } from './empty-result-hints.ts';
import { FILTERS } from './filters.ts';
import { isFindable, listingCategory, pageQuery } from './find-page.ts';
import { firstRadiusWith } from './first-wider-radius.ts';
import { narrowingsOf } from './narrowings.ts';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { searchRobots } from './search-robots.ts';

/** How many robots are read where there is no origin. */
const READ = 4;

/**
 * The same words without the price that a search has, set or in its words, if a robot of the sample, or of a few that have the words,
 * costs something else (D343): "mower under $2". Rejects like the port.
 */
export const atAnyPrice = async (
  robots: PublicRobotsPort,
  sample: RobotSample,
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): Promise<OtherWords | null> => {
  if (FILTERS.price.isOpen(criteria.price) || !isFindable(criteria)) return null;
  const asked = { ...criteria, price: NO_PRICE_BOUNDS };
  const offered = { kind: 'price', text: criteria.text, price: NO_PRICE_BOUNDS } as const;
  if (searchRobots(sample.robots, asked, origin).length > 0)
    return { ...offered, radius: origin && origin.radius };
  if (origin) {
    const { first } = await firstRadiusWith(robots, asked, origin.coordinates, origin.radius);
    return first && { ...offered, radius: first.radius };
  }
  const query = pageQuery(listingCategory(asked), null, READ, narrowingsOf(asked));
  const page = await robots.listAvailable({ ...query, order: 'newest' });
  return searchRobots(page.robots, asked, null).length > 0 ? { ...offered, radius: null } : null;
};
