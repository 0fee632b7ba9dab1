import { expandRadius, MAX_RADIUS } from '../geo/radius.ts';
import type { PlacesPort } from '../ports/places.ts';
import type { PublicRobotsPort } from '../ports/robots.ts';
import type { Miles } from '../units.ts';
import type { OtherWords } from './empty-result-hints.ts';
import { filtersAfterReading } from './filters.ts';
import { isFindable, listingCategory } from './find-page.ts';
import { firstRadiusWith } from './first-wider-radius.ts';
import { placesInWords } from './place-in-words.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { searchRobots } from './search-robots.ts';
import { narrowingsOf } from './narrowings.ts';
import { walkOutward } from './walk-outward.ts';

/**
 * The other words of a search near a place that they name, with the smallest doubling of the radius, up to 100 miles, that finds a robot
 * (D567). `null` if they name no place, or nothing is found near the first one that they do. Rejects like the ports.
 */
export const nearPlaceInWords = async (
  robots: PublicRobotsPort,
  places: Pick<PlacesPort, 'geocode'>,
  criteria: SearchCriteria,
  radius: Miles,
): Promise<OtherWords | null> => {
  if (!isFindable(criteria)) return null;
  // At once, because the visitor waits for the slowest one alone.
  const readings = await Promise.all(
    placesInWords(criteria.text).map(async ({ text, location }) => ({
      text,
      answer: await places.geocode(location),
    })),
  );
  for (const { text, answer } of readings) {
    if (answer.kind === 'unknown') continue;
    const { place } = answer;
    const origin = { coordinates: place.coordinates, radius };
    const found = await firstRadius(robots, { ...criteria, text }, origin);
    return found === null ? null : { kind: 'place', text, place, radius: found };
  }
  return null;
};

/** The first radius, starting with the origin's, within which a robot meets the criteria. */
const firstRadius = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  { coordinates, radius: first }: SearchOrigin,
): Promise<Miles | null> => {
  if (narrowingsOf(criteria).length > 0 || !filtersAfterReading(criteria))
    return (await firstRadiusWith(robots, criteria, coordinates, first)).first?.radius ?? null;
  const walk = walkOutward(robots, coordinates, listingCategory(criteria), []);
  for (let radius = first; ; radius = expandRadius(radius)) {
    const isComplete = await walk.readTo(radius);
    if (searchRobots(walk.robots, criteria, { coordinates, radius }).length > 0) return radius;
    if (radius >= MAX_RADIUS || !isComplete) return null;
  }
};
