import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { coordinatesArb, robotsArb, robotWordArb, runs } from '../../testing/index.ts';
import { listedRobots } from '../../testing/listed-robots.ts';
import { foundAt } from '../../testing/places.ts';
import { stub } from '../../testing/stub.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import { UNKNOWN_PLACE } from '../geo/place.ts';
import { robotId } from '../ids.ts';
import type { PlacesPort } from '../ports/places.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { plainWords, type VocabularyPort } from '../ports/vocabulary.ts';
import { err, ok } from '../result.ts';
import { parseCategory } from '../robots/category.ts';
import { totalCount, type CountedPage } from '../robots/match-count.ts';
import { createRobotEvaluator } from '../robots/evaluate-robot.ts';
import { NO_PRICE_BOUNDS } from '../robots/price-filter.ts';
import { byNewest } from '../newest-first.ts';
import { byOrder, LISTING_ORDERS } from '../robots/robot-order.ts';
import type { FoundRobot } from '../robots/search-robots.ts';
import type { Robot } from '../robots/robot.ts';
import { dollarsPerDay, epochMs, miles } from '../units.ts';
import { findRobots } from './find-robots.ts';
import type { FindRobotsInput } from './search-outcome.ts';

const apex: Coordinates = { latitude: 35.7, longitude: -78.9 };
const nome: Coordinates = { latitude: 64.5, longitude: -165.4 };
const nothing: FindRobotsInput = {
  text: '',
  location: '',
  category: '',
  radius: miles(25),
  price: NO_PRICE_BOUNDS,
  sort: 'nearest',
  profileOrigin: null,
  after: null,
  limit: 24,
};
const robot = (id: string, changes: Partial<Robot> = {}): Robot => ({
  ...adaRobot,
  id: robotId(id),
  ...changes,
});
const inApex = robot('apex', { coordinates: apex });
const inNome = robot('nome', { coordinates: nome, createdAt: epochMs(adaRobot.createdAt + 1) });
const nowhere = robot('nowhere', { coordinates: null, createdAt: epochMs(adaRobot.createdAt - 1) });

const finder = (robots: readonly Robot[], geocode: PlacesPort['geocode'] = async () => UNKNOWN_PLACE) =>
  findRobots({
    robots: stub<RobotsPort>(listedRobots(robots).port),
    places: stub<PlacesPort>({ geocode }),
    vocabulary: plainWords,
  });

const find = async (search: Promise<Awaited<ReturnType<ReturnType<typeof findRobots>>>>) => {
  const answer = await search;
  if (!answer.ok || answer.value.kind === 'no-criteria') throw new Error('the search found no answer');
  return answer.value;
};
const idsOf = ({ found }: { found: readonly { robot: Robot }[] }) => found.map((one) => one.robot.id);

describe('the origin of a search', () => {
  const all = [inApex, inNome, nowhere];
  const profileOrigin = { label: 'Apex, NC', coordinates: apex };

  it('sends no request without query, location, category and price', async () => {
    const ports = {
      robots: stub<RobotsPort>({}),
      places: stub<PlacesPort>({}),
      vocabulary: stub<VocabularyPort>({}),
    };
    for (const blank of [nothing, { ...nothing, text: ' ', location: ' ', category: 'all', profileOrigin }]) {
      expect(await findRobots(ports)(blank)).toEqual(ok({ kind: 'no-criteria' }));
    }
  });

  it('filters the newest robots when only a price is given (D44)', async () => {
    const cheap = robot('cheap', { price: dollarsPerDay(10) });
    const answer = await find(finder([cheap, ...all])({ ...nothing, price: { min: null, max: 10 } }));
    expect(answer.kind).toBe('everywhere');
    expect(idsOf(answer)).toEqual(['cheap']);
  });

  it('searches around the location and returns each robot’s distance', async () => {
    const answer = await find(
      finder(all, async (place) => (place === 'Apex' ? foundAt(apex) : UNKNOWN_PLACE))({
        ...nothing,
        location: ' Apex ',
      }),
    );
    expect(answer).toEqual({
      kind: 'near',
      label: 'Apex, NC, USA',
      isProfile: false,
      others: [],
      source: null,
      origin: { coordinates: apex, radius: 25 },
      sort: 'nearest',
      sortedAmong: null,
      found: [{ robot: inApex, distance: 0 }],
      next: null,
      count: { kind: 'exact', value: 1 },
      understood: [],
      unknown: [],
      sorts: ['nearest', 'newest', 'price-up', 'price-down', 'best-rated'],
      apart: [],
      isApartShown: false,
      partsOfWords: false,
      help: null,
    });
  });

  it('names the chosen place, its source, and other places of the same name (D41)', async () => {
    const place = { description: 'Apex, NC, USA', coordinates: apex, source: 'openstreetmap' } as const;
    const others = [{ description: 'Apex, AK, USA', coordinates: nome }];
    const answer = await find(
      finder(all, async () => ({ kind: 'found', place, others }))({ ...nothing, location: 'apex' }),
    );
    expect(answer).toMatchObject({ label: 'Apex, NC, USA', others, source: 'openstreetmap' });
    expect(idsOf(answer)).toEqual(['apex']);
  });

  it('names the most similar place when the location is unknown (D41)', async () => {
    const didYouMean = { description: 'Apex, NC, USA', coordinates: apex };
    const answer = await find(
      finder(all, async () => ({ kind: 'unknown', didYouMean }))({ ...nothing, location: 'Apxe' }),
    );
    expect(answer).toMatchObject({ kind: 'everywhere', placeNotFound: { location: 'Apxe', didYouMean } });
    expect(answer.found).toHaveLength(3);
  });

  it('searches in a whole state without miles, whatever other filters there are (D618)', async () => {
    const there = robot('there', { location: 'Maryland City, MD', price: dollarsPerDay(10) });
    const dear = robot('dear', { location: 'California, MD, USA', price: dollarsPerDay(99) });
    const search = finder([there, dear, ...all], () => Promise.reject(new PortError('unavailable')));
    const asked = { ...nothing, location: 'maryland', profileOrigin };
    const answer = await find(search(asked));
    expect(answer).toMatchObject({ kind: 'everywhere', placeNotFound: null, state: { code: 'MD' } });
    expect(answer.found).toEqual([there, dear].map((robot) => ({ robot, distance: null })));
    const cheap = await find(search({ ...asked, price: { min: null, max: 5 } }));
    expect(cheap.help?.drops).toMatchObject({ 'outside-state': 0, 'above-maximum-price': 2 });
    const nowhereElse = await find(search({ ...asked, location: 'Utah' }));
    expect(nowhereElse.help?.drops).toMatchObject({ 'outside-state': 5 });
  });

  it('prefers the location to the profile’s place', async () => {
    const answer = await find(
      finder(all, async () => foundAt(nome, 'Nome, AK, USA'))({
        ...nothing,
        location: 'Nome',
        profileOrigin,
      }),
    );
    expect(answer).toMatchObject({ label: 'Nome, AK, USA', isProfile: false });
    expect(idsOf(answer)).toEqual(['nome']);
  });

  it('uses the profile’s place without a location', async () => {
    const answer = await find(finder(all)({ ...nothing, text: 'engine', profileOrigin }));
    expect(answer).toMatchObject({ kind: 'near', label: 'Apex, NC', isProfile: true });
    expect(idsOf(answer)).toEqual(['apex']);
  });

  it('accepts 0°, 0° as a place', async () => {
    const origin = { label: 'Null Island', coordinates: { latitude: 0, longitude: 0 } };
    const answer = await find(
      finder([robot('island', { coordinates: origin.coordinates })])({
        ...nothing,
        text: 'engine',
        profileOrigin: origin,
      }),
    );
    expect(answer.kind).toBe('near');
    expect(idsOf(answer)).toEqual(['island']);
  });

  it('searches everywhere without a place, newest first, without distances', async () => {
    const answer = await find(finder(all)({ ...nothing, text: 'engine' }));
    expect(answer).toMatchObject({ kind: 'everywhere', placeNotFound: null, next: null, help: null });
    expect(answer.found.map(({ robot: { id }, distance }) => [id, distance])).toEqual([
      ['nome', null],
      ['apex', null],
      ['nowhere', null],
    ]);
  });

  it.each<[string, PlacesPort['geocode']]>([
    ['is not known', async () => UNKNOWN_PLACE],
    ['gets no answer', () => Promise.reject(new PortError('unavailable'))],
  ])('searches everywhere, and not around the profile, when the location %s', async (_, geocode) => {
    const answer = await find(finder(all, geocode)({ ...nothing, location: 'Atlantis', profileOrigin }));
    expect(answer).toMatchObject({
      kind: 'everywhere',
      placeNotFound: { location: 'Atlantis', didYouMean: null },
    });
    expect(answer.found).toHaveLength(3);
  });

  it.each([['Drone'], ['no such category']])('finds nothing under %s, with any origin', async (category) => {
    expect(await find(finder(all)({ ...nothing, category }))).toMatchObject({ found: [], next: null });
    expect(await find(finder(all)({ ...nothing, category, profileOrigin }))).toMatchObject({ found: [] });
  });

  it('reports an error when robots cannot be read', async () => {
    const error = new PortError('unavailable');
    const refuse = () => Promise.reject(error);
    const robots = stub<RobotsPort>({ listAvailable: refuse, listNearest: refuse });
    const search = findRobots({
      robots,
      places: stub<PlacesPort>({ geocode: async () => foundAt(apex) }),
      vocabulary: plainWords,
    });
    expect(await search({ ...nothing, text: 'x' })).toEqual(err({ kind: 'port', error }));
    expect(await search({ ...nothing, location: 'Apex' })).toEqual(err({ kind: 'port', error }));
  });
});

describe('hints without an origin', () => {
  const hay = Array.from({ length: 1001 }, (_, index) =>
    robot(`hay${index}`, { name: 'Hay', createdAt: epochMs(adaRobot.createdAt - index) }),
  );
  const asked = async (listed: readonly Robot[], input: Partial<FindRobotsInput>) =>
    find(finder(listed)({ ...nothing, ...input }));

  it('are returned when no robot was found, also while more pages follow', async () => {
    expect((await asked(hay.slice(0, 3), { text: 'zeppelin' })).help).not.toBeNull();
    const first = await asked(hay, { text: 'zeppelin' });
    expect(first).toMatchObject({ found: [], next: { id: 'hay999' }, count: { kind: 'at-least', value: 0 } });
    expect(first.help).not.toBeNull();
  });

  it('are not returned when this or an earlier page found a robot', async () => {
    expect((await asked(hay.slice(0, 3), { text: 'hay' })).help).toBeNull();
    const after = { rank: 0, createdAt: epochMs(0), id: robotId('') };
    expect((await asked(hay.slice(0, 3), { text: 'zeppelin', after })).help).toBeNull();
  });
});

describe('a place in the words of an empty search (D567)', () => {
  const north = (distance: number) => ({ ...apex, latitude: apex.latitude + distance / 69.1 });
  const rover = (distance: number) =>
    robot(`${distance} away`, { name: 'Rover', coordinates: north(distance) });
  const asked: string[] = [];
  const geocode: PlacesPort['geocode'] = async (place) => {
    asked.push(place);
    return place.toLowerCase() === 'apex' ? foundAt(apex) : UNKNOWN_PLACE;
  };
  const offer = async (robots: readonly Robot[], input: Partial<FindRobotsInput>, at = geocode) => {
    asked.length = 0;
    const { help } = await find(finder(robots, at)({ ...nothing, ...input }));
    return help?.otherWords ?? null;
  };
  const near = (text: string, radius: number) => ({
    kind: 'place',
    text,
    place: { description: 'Apex, NC, USA', coordinates: apex },
    radius: miles(radius),
  });

  it.each([
    ['rover apex', 'rover', ['rover apex', 'apex', 'rover']],
    ['Apex rover', 'rover', ['Apex rover', 'rover', 'Apex']],
    ['Apex', '', ['Apex']],
  ])('%j is offered near it, after at most three questions', async (text, rest, questions) => {
    expect(await offer([rover(3)], { text })).toEqual(near(rest, 25));
    expect(asked).toEqual(questions);
  });

  it.each([
    [24, 25],
    [40, 50],
    [99, 100],
  ])('a robot %i miles away is offered within %i', async (distance, radius) => {
    expect(await offer([rover(distance)], { text: 'rover apex' })).toEqual(near('rover', radius));
  });

  it('is not offered when nothing is near it, and other hints stay', async () => {
    expect(await offer([rover(101)], { text: 'rover apex' })).not.toMatchObject({ kind: 'place' });
    expect(await offer([rover(101)], { text: 'rovr apex' })).not.toMatchObject({ kind: 'place' });
    expect(await offer([rover(3)], { text: 'rovr' })).toMatchObject({ kind: 'spelling', text: 'rover' });
  });

  it('is offered with one letter corrected, and no other name instead of it', async () => {
    const meant = { description: 'Apex, NC, USA', coordinates: apex };
    const guess: PlacesPort['geocode'] = async () => ({ kind: 'unknown', didYouMean: meant });
    expect(await offer([rover(3)], { text: 'Apx' }, guess)).toEqual(near('', 25));
    expect(await offer([rover(3)], { text: 'zeppelin' }, guess)).not.toMatchObject({ kind: 'place' });
  });

  it('keeps the other words and criteria', async () => {
    expect(await offer([rover(3)], { text: 'rover apex', price: { min: null, max: 1 } })).not.toMatchObject({
      kind: 'place',
    });
    expect(
      await offer([rover(40), robot('mower', { name: 'Mower', coordinates: apex })], { text: 'rover apex' }),
    ).toEqual(near('rover', 50));
  });

  it('is offered in place of the profile’s place, and not of one that was typed', async () => {
    const profileOrigin = { label: 'Nome', coordinates: nome };
    expect(await offer([rover(3)], { text: 'rover apex', profileOrigin })).toEqual(near('rover', 25));
    expect(await offer([rover(3)], { text: 'rover apex', location: 'Nowhere' })).not.toMatchObject({
      kind: 'place',
    });
    expect(asked).toEqual(['Nowhere']);
  });

  it('is unknown without the places service', async () => {
    const broken = () => Promise.reject(new Error('no network'));
    expect(await offer([rover(3)], { text: 'rovr apex' }, broken)).not.toMatchObject({ kind: 'place' });
    expect(await offer([rover(3)], { text: 'rovr' }, broken)).toMatchObject({ kind: 'spelling' });
  });
});

describe('any search', () => {
  const criteria = fc.record({
    text: fc.oneof(fc.constant('robot'), robotWordArb, fc.constant('')),
    category: fc.constantFrom('', 'all', 'hobby', 'SERVICE', 'drone', 'nonsense'),
    price: fc.record({ min: fc.constantFrom(null, 20, 50), max: fc.constantFrom(null, 50, 120) }),
  });
  const judged = (robots: readonly Robot[], input: FindRobotsInput, coordinates: Coordinates | null) =>
    robots.flatMap((one) => {
      const asked = { ...input, category: parseCategory(input.category) };
      const judgement = createRobotEvaluator(
        asked,
        coordinates && { coordinates, radius: input.radius },
      )(one);
      return judgement.kind === 'kept' ? [{ robot: one, distance: judgement.distance }] : [];
    });

  /** Reads all pages, and checks that each says how many there are. */
  const walk = async (search: ReturnType<typeof finder>, input: FindRobotsInput, total: number) => {
    const pages: (CountedPage & { readonly found: readonly FoundRobot[] })[] = [];
    let after: FindRobotsInput['after'] = null;
    do {
      const answer = await find(search({ ...input, after }));
      expect(answer.found.length).toBeLessThanOrEqual(input.limit);
      pages.push(answer);
      const count = totalCount(pages);
      if (answer.next === null || count.kind === 'exact')
        expect(count).toEqual({ kind: 'exact', value: total });
      else expect(count.value).toBe(pages.flatMap(({ found }) => found).length);
      if (after === null) expect(answer.help !== null).toBe(answer.found.length === 0);
      after = answer.next;
    } while (after);
    return pages.flatMap(({ found }) => found);
  };

  it('around a place finds, page by page, exactly the robots that the rule keeps, nearest first', async () => {
    await fc.assert(
      fc.asyncProperty(
        robotsArb(),
        criteria,
        coordinatesArb,
        fc.constantFrom(1, 25, 100),
        fc.constantFrom('nowhere', 'at one', 'all at one'),
        fc.integer({ min: 1, max: 7 }),
        async (listed, asked, far, radius, where, limit) => {
          const [spot] = listed.flatMap(({ coordinates }) => coordinates ?? []);
          const place = where === 'nowhere' ? far : (spot ?? far);
          const robots =
            where === 'all at one' ? listed.map((one) => ({ ...one, coordinates: place })) : listed;
          const input = { ...nothing, ...asked, location: 'somewhere', radius: miles(radius), limit };
          const expected = judged(robots, input, place).sort(
            (a, b) => (a.distance ?? 0) - (b.distance ?? 0) || byNewest(a.robot, b.robot),
          );
          const search = finder(robots, async () => foundAt(place));
          expect(await walk(search, input, expected.length)).toEqual(expected);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('everywhere finds, page by page, exactly the robots that the rule keeps, in their order', async () => {
    await fc.assert(
      fc.asyncProperty(
        robotsArb(30),
        criteria,
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(...LISTING_ORDERS),
        async (robots, asked, limit, order) => {
          const search = finder(robots);
          const input = { ...nothing, ...asked, location: 'Atlantis', limit, sort: order };
          const expected = judged(robots, input, null).sort((a, b) => byOrder(order)(a.robot, b.robot));
          expect(await walk(search, input, expected.length)).toEqual(expected);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('help for an empty search', () => {
  const fifty = robot('fifty', { name: 'Camera drone', price: dollarsPerDay(50), coordinates: apex });
  const near = async () => foundAt(apex, 'Apex, NC');

  it('counts the same in every order (D103)', async () => {
    const asked = { ...nothing, text: 'drone', price: { min: null, max: 40 } };
    for (const sort of ['nearest', ...LISTING_ORDERS] as const) {
      const { help } = await find(finder([fifty])({ ...asked, sort }));
      expect([sort, help?.drops['above-maximum-price']]).toEqual([sort, 1]);
    }
  });

  it('offers the words that some robot has (D595)', async () => {
    const vacuum = robot('otto', { name: 'Otto vacuum', coordinates: apex });
    const search = finder([fifty, vacuum], near);
    const { help } = await find(search({ ...nothing, text: 'robot vacuum zeppelin', location: 'Apex' }));
    expect(help).toMatchObject({ otherWords: { kind: 'fewer', text: 'vacuum' }, wider: null });
    expect(help?.drops.text).toBe(2);
  });
});
