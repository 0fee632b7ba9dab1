import { haversineMiles, miles, createRadiusPredicate, searchArea, type Coordinates } from '@roborrow/domain';
import { textbookHaversine } from './plain-search.ts';
import { createRandom } from './random.ts';
import type { Comparison } from './results.ts';
import { timeInTurns } from './stopwatch.ts';

/** An origin, and points to measure to. */
interface Star {
  readonly origin: Coordinates;
  readonly points: readonly Coordinates[];
}

const POINTS = 2000;

/** Random points in the box that a search fetches; four in five are within the radius. */
const boxed = ({ origin }: Star, radius: number): Star => {
  const random = createRandom(radius);
  const [{ south, north, west, east }] = searchArea(origin, miles(radius)).boxes;
  const points = Array.from({ length: POINTS }, () => ({
    latitude: south + random() * (north - south),
    longitude: west + random() * (east - west),
  }));
  return { origin, points };
};

const sumBy =
  (stars: readonly Star[], distance: (a: Coordinates, b: Coordinates) => number) => (): number => {
    let total = 0;
    for (const { origin, points } of stars) for (const point of points) total += distance(origin, point);
    return total;
  };

const countPlainly = (stars: readonly Star[], radius: number) => (): number => {
  let within = 0;
  for (const { origin, points } of stars) {
    for (const point of points) {
      if (Math.round(textbookHaversine(origin, point) * 10) / 10 <= radius) within += 1;
    }
  }
  return within;
};

const countByTest = (stars: readonly Star[], radius: number) => (): number => {
  let within = 0;
  for (const { origin, points } of stars) {
    const isWithin = createRadiusPredicate(origin, miles(radius));
    for (const point of points) if (isWithin(point)) within += 1;
  }
  return within;
};

/**
 * Compares the two distance functions with the textbook's.
 *
 * @param drawPlace draws from populated areas, to get origins and points all over the country
 */
export const measureDistances = (
  radii: readonly number[],
  drawPlace: () => Coordinates,
): { readonly comparisons: readonly Comparison[]; readonly disagreements: readonly string[] } => {
  const comparisons: Comparison[] = [];
  const disagreements: string[] = [];

  const country = Array.from({ length: 4 }, (): Star => ({
    origin: drawPlace(),
    points: Array.from({ length: POINTS }, drawPlace),
  }));
  const compare = (name: string, runPlain: () => number, runOurs: () => number): void => {
    if (Math.abs(runPlain() - runOurs()) > 1e-3) disagreements.push(`${name} differs from the textbook`);
    const { plain, ours } = timeInTurns(runPlain, runOurs);
    const nanosecondsEach = 1e6 / (country.length * POINTS);
    comparisons.push({
      name,
      plain: plain * nanosecondsEach,
      ours: ours * nanosecondsEach,
      ratio: plain / ours,
    });
  };

  compare('haversineMiles', sumBy(country, textbookHaversine), sumBy(country, haversineMiles));
  for (const radius of radii) {
    const box = country.map((star) => boxed(star, radius));
    compare(
      `createRadiusPredicate, ${radius} miles, country`,
      countPlainly(country, radius),
      countByTest(country, radius),
    );
    compare(
      `createRadiusPredicate, ${radius} miles, box`,
      countPlainly(box, radius),
      countByTest(box, radius),
    );
  }
  return { comparisons, disagreements };
};
