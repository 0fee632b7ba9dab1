import type { Coordinates, Robot, SearchCriteria, SearchOrigin } from '@roborrow/domain';

const RADIANS = Math.PI / 180;

/** The haversine formula of textbooks, for an earth of 3959 miles radius. */
export const textbookHaversine = (a: Coordinates, b: Coordinates): number => {
  const latitudes = (b.latitude - a.latitude) * RADIANS;
  const longitudes = (b.longitude - a.longitude) * RADIANS;
  const h =
    Math.sin(latitudes / 2) * Math.sin(latitudes / 2) +
    Math.cos(a.latitude * RADIANS) *
      Math.cos(b.latitude * RADIANS) *
      Math.sin(longitudes / 2) *
      Math.sin(longitudes / 2);
  return 3959 * 2 * Math.atan2(Math.sqrt(h), Math.sqrt(1 - h));
};

export interface PlainFind {
  readonly robot: Robot;
  readonly distance: number;
}

/**
 * The search (D100, words as in D40) in single steps over all robots: the reference of the search benchmark.
 * Its robots have ASCII texts, and its queries have neither plurals nor filler words.
 */
export const plainSearch = (
  robots: readonly Robot[],
  { text, category, price }: SearchCriteria,
  origin: SearchOrigin,
): readonly PlainFind[] => {
  const words = text.toLowerCase().split(' ');
  const matching = robots.filter(
    (robot) =>
      robot.isAvailable &&
      words.every((word) =>
        [robot.name, robot.description, robot.category, ...robot.features].some((said) =>
          said.toLowerCase().includes(word),
        ),
      ),
  );
  const near: PlainFind[] = [];
  for (const robot of matching) {
    if (robot.coordinates === null) continue;
    const distance = textbookHaversine(origin.coordinates, robot.coordinates);
    if (Math.round(distance * 10) / 10 <= origin.radius) near.push({ robot, distance });
  }
  near.sort((a, b) => a.distance - b.distance);
  return near.filter(
    ({ robot }) =>
      (category.kind === 'all' || (category.kind === 'category' && robot.category === category.name)) &&
      (price.min === null || robot.price >= price.min) &&
      (price.max === null || robot.price <= price.max),
  );
};
