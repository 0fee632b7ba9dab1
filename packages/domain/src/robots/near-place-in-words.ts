import { comparableText } from '../comparable-text.ts';
import type { KnownPlace } from '../geo/place.ts';
import type { PlacesPort } from '../ports/places.ts';
import type { PublicRobotsPort } from '../ports/robots.ts';
import type { Miles } from '../units.ts';
import type { OtherWords } from './empty-result-hints.ts';
import { isFindable } from './find-page.ts';
import { firstRadiusWith } from './first-wider-radius.ts';
import { placesInWords } from './place-in-words.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { isMisspelt } from './spelling.ts';

/**
 * The other words of a search near a place that they name, with the smallest doubling of the radius, up to 100 miles, that finds a robot
 * (D567). `null` if they name no place, not even with one wrong letter, or nothing is found near the first one that they do. Rejects like the ports.
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
      location,
      answer: await places.geocode(location),
    })),
  );
  const near = async (text: string, place: KnownPlace): Promise<OtherWords | null> => {
    const { first } = await firstRadiusWith(robots, { ...criteria, text }, place.coordinates, radius);
    return first && { kind: 'place', text, place, radius: first.radius };
  };
  for (const { text, answer } of readings) if (answer.kind === 'found') return near(text, answer.place);
  // "Bostn": a name that is one letter away.
  for (const { text, location, answer } of readings) {
    const meant = answer.kind === 'unknown' ? answer.didYouMean : null;
    if (meant && isMisspelt(comparableText(location), nameOf(meant))) return near(text, meant);
  }
  return null;
};

const nameOf = ({ description }: KnownPlace): string => comparableText(description.split(',')[0] ?? '');
