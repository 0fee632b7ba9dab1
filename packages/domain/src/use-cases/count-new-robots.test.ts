import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { runs, searchCaseArb } from '../../testing/index.ts';
import { listedRobots } from '../../testing/listed-robots.ts';
import { foundAt } from '../../testing/places.ts';
import { stub } from '../../testing/stub.ts';
import { UNKNOWN_PLACE } from '../geo/place.ts';
import { robotId } from '../ids.ts';
import type { PlacesPort } from '../ports/places.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { plainWords } from '../ports/vocabulary.ts';
import { createRobotEvaluator } from '../robots/evaluate-robot.ts';
import { atLeast, exactly } from '../robots/match-count.ts';
import { NO_PRICE_BOUNDS } from '../robots/price-filter.ts';
import type { Robot } from '../robots/robot.ts';
import { epochMs, miles } from '../units.ts';
import { countNewRobots, NEW_MAX } from './count-new-robots.ts';
import type { FindRobotsInput } from './search-outcome.ts';

const APEX = { latitude: 35.7, longitude: -78.9 };
const NOME = { latitude: 64.5, longitude: -165.4 };
const SINCE = epochMs(1000);

const anything: Omit<FindRobotsInput, 'after' | 'limit'> = {
  text: 'rover',
  location: '',
  category: '',
  radius: miles(25),
  price: NO_PRICE_BOUNDS,
  sort: 'nearest',
  profileOrigin: null,
};

/** New robots that are called rovers. */
const rovers = (count: number, changes: Partial<Robot> = {}): readonly Robot[] =>
  Array.from({ length: count }, (_, i) => ({
    ...adaRobot,
    id: robotId(`${changes.name ?? 'rover'}-${i}`),
    name: 'Rover',
    isAvailable: true,
    createdAt: epochMs(SINCE + 1 + i),
    ...changes,
  }));

const count = async (
  robots: readonly Robot[],
  search: Partial<typeof anything> = {},
  geocode: PlacesPort['geocode'] = async () => UNKNOWN_PLACE,
) => {
  const { port, reads } = listedRobots(robots);
  const ports = {
    robots: stub<RobotsPort>(port),
    places: stub<PlacesPort>({ geocode }),
    vocabulary: plainWords,
  };
  const answer = await countNewRobots(ports)({ ...anything, ...search }, SINCE);
  return { answer, read: reads.robotsOfListNew };
};

describe('the robots that are new in a saved search (D390)', () => {
  it('are those that it finds and that were listed after its last look', async () => {
    const seen = rovers(3, { name: 'Rover of then', createdAt: SINCE });
    const paused = rovers(2, { name: 'Paused rover', isAvailable: false });
    const others = rovers(2, { name: 'Drone', description: 'Flies.' });
    const { answer } = await count([...seen, ...paused, ...others, ...rovers(3)]);
    expect(answer).toEqual(exactly(3));
  });

  it('cost no read of a robot that is not new, of another category, or elsewhere', async () => {
    const service = { category: 'Service', coordinates: APEX } as const;
    const old = rovers(100, { ...service, name: 'Rover of then', createdAt: SINCE });
    const far = rovers(100, { ...service, name: 'Rover in Nome', coordinates: NOME });
    const hobby = rovers(100, { ...service, name: 'Hobby rover', category: 'Hobby' });
    const near = rovers(2, service);
    const search = { location: 'Apex', category: 'service' };
    const { answer, read } = await count([...old, ...far, ...hobby, ...near], search, async () =>
      foundAt(APEX),
    );
    expect(answer).toEqual(exactly(2));
    expect(read).toBe(2);
  });

  it.each([
    [NEW_MAX, exactly(NEW_MAX)],
    [NEW_MAX + 1, atLeast(NEW_MAX)],
    [1000, atLeast(NEW_MAX)],
  ])('are counted up to 24: %i', async (listed, expected) => {
    const { answer, read } = await count(rovers(listed));
    expect(answer).toEqual(expected);
    expect(read).toBeLessThanOrEqual(NEW_MAX + 1);
  });

  it('may be more than those counted, where more are new than are read', async () => {
    const others = rovers(1000, { name: 'Drone', description: 'Flies.' });
    expect((await count(others)).answer).toEqual(atLeast(0));
  });

  it('are none in a category that no robot can have', async () => {
    expect(await count(rovers(3), { category: 'nonsense' })).toEqual({ answer: exactly(0), read: 0 });
  });

  it('are those near the place of the profile, as the search finds them (D2)', async () => {
    const profileOrigin = { label: 'Apex, NC', coordinates: APEX };
    const listed = [...rovers(2, { coordinates: APEX }), ...rovers(3, { name: 'Far', coordinates: NOME })];
    expect((await count(listed, { profileOrigin })).answer).toEqual(exactly(2));
  });

  it('are as many as a plain search over all robots finds, also across the antimeridian and at poles', async () => {
    await fc.assert(
      fc.asyncProperty(searchCaseArb, async ({ robots, criteria, origin }) => {
        const since = epochMs(robots[0]?.createdAt ?? 0);
        const evaluate = createRobotEvaluator(criteria, origin);
        const expected = robots.filter(
          (robot) => robot.createdAt > since && evaluate(robot).kind === 'kept',
        ).length;
        const ports = {
          robots: stub<RobotsPort>(listedRobots(robots).port),
          places: stub<PlacesPort>({}),
          vocabulary: plainWords,
        };
        const category = criteria.category;
        const answer = await countNewRobots(ports)(
          {
            ...anything,
            ...criteria,
            category:
              category.kind === 'all' ? '' : category.kind === 'unknown' ? category.text : category.name,
            profileOrigin: origin && { label: 'Here', coordinates: origin.coordinates },
            radius: origin?.radius ?? miles(25),
          },
          since,
        );
        expect(answer).toEqual(expected <= NEW_MAX ? exactly(expected) : atLeast(NEW_MAX));
      }),
      { numRuns: runs(300) },
    );
  });
});
