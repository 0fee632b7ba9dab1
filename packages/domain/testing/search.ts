import fc from 'fast-check';
import {
  createTextPredicate,
  days,
  haversineMiles,
  parseCategory,
  robotId,
  type Coordinates,
  type DayRange,
  type FoundRobot,
  type Robot,
  type SearchCriteria,
  type SearchOrigin,
} from '../src/index.ts';
import { coordinatesArb, pointAt, radiusArb } from './geo.ts';
import { dayRangeArb, robotArb, robotWordArb } from './robots.ts';

/**
 * The search (D100) in the simplest form: filter after filter, then sort. The text filter has its own tests.
 */
export const plainSearch = (
  robots: readonly Robot[],
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): readonly FoundRobot[] => {
  let kept = robots.filter((robot) => robot.isAvailable);
  kept = kept.filter(createTextPredicate(criteria.text));
  if (criteria.category.kind !== 'all') {
    const wanted = 'name' in criteria.category ? criteria.category.name : null;
    kept = kept.filter((robot) => robot.category === wanted);
  }
  const length = criteria.days ?? null;
  if (length !== null) {
    kept = kept.filter((robot) => !((robot.minRental ?? 0) > length));
    kept = kept.filter((robot) => !((robot.maxRental ?? Infinity) < length));
  }
  const dates = criteria.dates ?? null;
  if (dates) {
    kept = kept.filter(({ closedDays, closedWeekdays, quantity, taken }) => {
      const isOutside = ({ first, last }: DayRange) => last < dates.first || first > dates.last;
      const weekdays = [dates.first, dates.last].map((day) => new Date(day).getUTCDay());
      const units = Array.from({ length: quantity ?? 1 }, (_, index) => index + 1);
      return (
        closedDays.every(isOutside) &&
        !closedWeekdays.some((closed) => weekdays.includes(closed)) &&
        units.some((unit) => taken.filter((days) => days.unit === unit).every(isOutside))
      );
    });
  }
  const { min, max } = criteria.price;
  if (min !== null) kept = kept.filter((robot) => !(robot.price < min));
  if (max !== null) kept = kept.filter((robot) => !(robot.price > max));

  const newestFirst = (a: Robot, b: Robot) => b.createdAt - a.createdAt || (b.id > a.id ? 1 : -1);
  if (origin === null) return kept.sort(newestFirst).map((robot) => ({ robot, distance: null }));

  const found = [];
  for (const robot of kept) {
    if (robot.coordinates === null) continue;
    const distance = haversineMiles(origin.coordinates, robot.coordinates);
    if (Number((Math.round(distance * 10) / 10).toFixed(1)) <= origin.radius) found.push({ robot, distance });
  }
  return found.sort((a, b) => a.distance - b.distance || newestFirst(a.robot, b.robot));
};

const categoryArb = fc
  .constantFrom('', 'all', 'hobby', 'Service', 'EDUCATIONAL', 'industrial', 'other', 'drone', 'toaster')
  .map(parseCategory);

const boundArb = fc.option(fc.constantFrom(0, 1, 49.99, 50, 50.01, 100, 200), { freq: 2 });

/** Criteria that robots of `robotArb` sometimes meet, typed in many ways. */
const searchCriteriaArb: fc.Arbitrary<SearchCriteria> = fc.record({
  text: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('', '  ') },
    { weight: 3, arbitrary: robotWordArb },
    { weight: 2, arbitrary: robotWordArb.map((word) => ` ${word.toUpperCase()}\n`) },
    {
      weight: 2,
      arbitrary: fc.tuple(robotWordArb, fc.nat(3)).map(([word, start]) => word.slice(start, start + 2)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom('hobby', 'SERV', 'ss', 'i', 'I', '\u0307', '\uD83E', '.*', 'robot arm'),
    },
  ),
  category: fc.oneof(fc.constant(parseCategory('')), categoryArb),
  price: fc.record({ min: boundArb, max: boundArb }),
  // On both sides of the limits that robots have most often. With `freq: 1` an option is always nil.
  dates: fc.option(dayRangeArb, { freq: 2, nil: null }),
  days: fc.option(fc.constantFrom(1, 2, 29, 30, 31, 89, 90, 91).map(days), { freq: 2, nil: null }),
});

/**
 * Points at the origin, on its circle, close to the circle, anywhere, or missing; equal distances are common.
 */
const spotArb = (origin: Coordinates, radius: number): fc.Arbitrary<Coordinates | null> =>
  fc.oneof(
    fc.constant(null),
    fc.constant(origin),
    coordinatesArb,
    fc
      .tuple(fc.constantFrom(0, 45, 90, 180, 270), fc.constantFrom(0.5, 0.99, 1, 1.0001, 1.01))
      .map(([bearing, share]) => pointAt(origin, bearing, radius * share)),
    fc
      .tuple(fc.constantFrom(0, 90), fc.constantFrom(0.04, 0.0499999, 0.05, 0.0500001, 0.06))
      .map(([bearing, more]) => pointAt(origin, bearing, radius + more)),
  );

/** A search, and the robots to search. */
export const searchCaseArb = fc.tuple(coordinatesArb, radiusArb).chain(([origin, radius]) =>
  fc.record({
    origin: fc.option(fc.constant<SearchOrigin>({ coordinates: origin, radius }), { freq: 5 }),
    criteria: searchCriteriaArb,
    robots: fc
      .array(fc.tuple(robotArb, spotArb(origin, radius)), { maxLength: 12 })
      .map((pairs) =>
        pairs.map(([robot, coordinates], position) =>
          Object.freeze({ ...robot, coordinates, id: robotId(`${robot.id}${position}`) }),
        ),
      ),
  }),
);
