import { foundAt, tinyVocabulary, tinyWords } from '@roborrow/domain/testing';
import { describe, expect, it } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { listedRobots } from '../../testing/listed-robots.ts';
import { stub } from '../../testing/stub.ts';
import { UNKNOWN_PLACE } from '../geo/place.ts';
import { robotId } from '../ids.ts';
import type { PlacesPort } from '../ports/places.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { BEST_AMONG } from '../robots/find-best.ts';
import { atLeast, exactly } from '../robots/match-count.ts';
import { NO_PRICE_BOUNDS } from '../robots/price-filter.ts';
import type { Robot } from '../robots/robot.ts';
import { dollarsPerDay, epochMs, miles } from '../units.ts';
import { findRobots } from './find-robots.ts';
import type { FindRobotsInput } from './search-outcome.ts';

const apex = { latitude: 35.7, longitude: -78.9 };
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
const robot = (name: string, changes: Partial<Robot> = {}): Robot => ({
  ...adaRobot,
  id: robotId(name),
  name,
  description: '',
  features: [],
  coordinates: apex,
  ...changes,
});
const geocode: PlacesPort['geocode'] = async (place) =>
  place.toLowerCase() === 'apex' ? foundAt(apex) : UNKNOWN_PLACE;

const search = async (robots: readonly Robot[], input: Partial<FindRobotsInput>, vocabulary = tinyWords) => {
  const { port } = listedRobots(robots, tinyVocabulary);
  const ports = { robots: stub<RobotsPort>(port), places: stub<PlacesPort>({ geocode }), vocabulary };
  const answer = await findRobots(ports)({ ...nothing, ...input });
  if (!answer.ok || answer.value.kind === 'no-criteria') throw new Error('the search found no answer');
  return { ...answer.value, names: answer.value.found.map((one) => one.robot.name) };
};

describe('a search by what its words mean (D54)', () => {
  const mower = robot('Grazer lawn mower');
  const garden = robot('Sprinkler', { description: 'Cut grass gets water.' });

  it('puts the best match first without a place, and the nearest first near one', async () => {
    const far = { ...mower, coordinates: { ...apex, latitude: apex.latitude + 0.2 } };
    const newer = { ...garden, createdAt: epochMs(adaRobot.createdAt + 1) };
    const best = await search([far, newer], { text: 'mowing' });
    expect([best.sort, best.names]).toEqual(['best', ['Grazer lawn mower', 'Sprinkler']]);
    const near = await search([far, newer], { text: 'mowing', location: 'Apex' });
    expect([near.sort, near.names]).toEqual(['nearest', ['Sprinkler', 'Grazer lawn mower']]);
    expect((await search([far, newer], { text: 'mowing', sort: 'newest' })).names[0]).toBe('Sprinkler');
    expect((await search([mower], { price: { min: 1, max: null } })).sort).toBe('newest');
  });

  it('sorts the best of many matches, with those that have the word in their name, and says so', async () => {
    const others = Array.from({ length: BEST_AMONG + 5 }, (_, i) =>
      robot(`Tool ${i}`, { description: 'a mower', createdAt: epochMs(adaRobot.createdAt + 1 + i) }),
    );
    const answer = await search([mower, ...others], { text: 'mower' });
    expect([answer.names[0], answer.names.length, answer.next]).toEqual([
      'Grazer lawn mower',
      BEST_AMONG,
      null,
    ]);
    expect(answer).toMatchObject({ sortedAmong: BEST_AMONG, count: { kind: 'at-least', value: BEST_AMONG } });
  });

  it('reads a price and a place in a sentence, and says what it understood', async () => {
    const dear = robot('Dear mower', { price: dollarsPerDay(90) });
    const far = robot('Far mower', { coordinates: { latitude: 10, longitude: 10 } });
    const cheap = robot('Cheap mower', { price: dollarsPerDay(40) });
    const answer = await search([dear, far, cheap], { text: 'something to mow my lawn near Apex under $50' });
    expect(answer).toMatchObject({ kind: 'near', names: ['Cheap mower'] });
    expect(answer.understood.map(({ kind }) => kind)).toContain('price');
    expect(answer.understood.map(({ kind }) => kind)).toContain('place');
  });

  it('takes the last or the first words for a place, but not what follows an article', async () => {
    const far = robot('Far mower', { coordinates: { latitude: 10, longitude: 10 } });
    for (const text of ['mower Apex on Saturday', 'Apex mower', 'apex lawn-mower'])
      expect([text, (await search([mower, far], { text })).kind]).toEqual([text, 'near']);
    const thing = await search([mower, far], { text: 'mower for the apex' });
    expect(thing.kind).toBe('everywhere');
    const typed = await search([mower, far], { text: 'Apex mower', location: 'Nowhere' });
    expect(typed.kind).toBe('everywhere');
  });

  it('takes what is no place for words, and a price for words where nothing else is found (D40)', async () => {
    const arm = robot('Arm', { description: 'Paints in any colour' });
    expect((await search([arm], { text: 'arm in any colour' })).names).toEqual(['Arm']);
    const priced = robot('Shop', { description: 'Sells for $5 each', price: dollarsPerDay(90) });
    expect((await search([priced], { text: 'shop $5' })).names).toEqual(['Shop']);
  });

  it('shows robots with most of the words where none has all, and what they miss', async () => {
    const hoover = robot('Hoover');
    const wedding = robot('Wedding drone');
    const answer = await search([hoover, wedding], { text: 'drone for the pool cleaner' });
    expect(answer.found).toMatchObject([{ robot: { name: 'Wedding drone' }, missing: ['pool cleaner'] }]);
    expect(answer).toMatchObject({ help: null, next: null });
    const both = robot('Wedding mower');
    expect((await search([hoover, wedding, both], { text: 'wedding mower' })).names).toEqual([
      'Wedding mower',
    ]);
    expect((await search([hoover, mower], { text: 'wedding mower', location: 'Apex' })).names).toEqual([
      'Grazer lawn mower',
    ]);
  });

  it('shows none that lacks what the other words describe: before a preposition or the object of a verb, else at the end', async () => {
    const wedding = robot('Wedding drone');
    expect((await search([wedding], { text: 'wedding mower' })).names).toEqual([]);
    expect((await search([wedding], { text: 'wedding cake' })).names).toEqual([]);
    expect((await search([wedding, mower], { text: 'mower for a wedding' })).names).toEqual([
      'Grazer lawn mower',
    ]);
    expect((await search([wedding, mower], { text: 'wedding mower' })).names).toEqual(['Grazer lawn mower']);
    expect((await search([wedding, mower], { text: 'mow my wedding' })).names).toEqual(['Grazer lawn mower']);
    expect((await search([wedding, mower], { text: 'mower robot for a wedding' })).names).toEqual([
      'Grazer lawn mower',
    ]);
  });

  it('shows what a long sentence is about, though most of its words are missing', async () => {
    const found = ['Grazer lawn mower'];
    const long = 'mower for the pool cleaner zeppelin';
    expect((await search([mower], { text: long })).names).toEqual(found);
    expect((await search([mower], { text: 'hoover zeppelin blimp mower' })).names).toEqual([]);
    const everyday = { load: async () => ({ ...tinyVocabulary, everyday: new Set(['sofa']) }) };
    expect((await search([mower], { text: 'mow under the sofa' }, everyday)).names).toEqual(found);
    expect((await search([mower], { text: 'sofa for a mower' }, everyday)).names).toEqual([]);
    expect((await search([robot('Pillow')], { text: 'pillow zeppelin' })).names).toEqual([]);
  });

  it.each([
    ['mower kiosk', 'Mower', ['kiosk']],
    ['mower spreader', 'Mower', ['spreader']],
    ['for a wedding to mow the zeppelin', 'Mower', ['wedding', 'zeppelin']],
    ['the wedding needs to hoover zeppelins', 'Hoover', ['wedding', 'zeppelins']],
    ['clean my blue pool', 'Pool cleaner', ['blue']],
    ['the zeppelins are coming so keep it mowed', 'Mower', ['zeppelins']],
  ])('finds what a sentence is about: "%s"', async (text, name, missing) => {
    const robots = ['Mower', 'Hoover', 'Pool cleaner', 'Drone', 'Wedding arm'].map((one) => robot(one));
    const { found } = await search(robots, { text });
    expect(found).toMatchObject([{ robot: { name }, missing }]);
  });

  it('takes what a robot is like for its name, but in a sentence', async () => {
    const robots = [robot('Mower'), robot('Tiny mower')];
    expect((await search(robots, { text: 'tiny mower' })).names).toEqual(['Tiny mower']);
    expect((await search(robots, { text: 'a tiny one to mow the lawn' })).names).toHaveLength(2);
  });

  it('takes a name of words that follow each other for no sentence', async () => {
    const everyday = { load: async () => ({ ...tinyVocabulary, everyday: new Set(['ticket']) }) };
    const robots = [robot('Mower'), robot('Drone')];
    for (const text of ['mower zeppelin', 'mower zeppelin blimp shop', 'drone ticket for the zeppelin'])
      expect([text, (await search(robots, { text }, everyday)).names]).toEqual([text, []]);
  });

  it('prefers, of robots with some of the words, those that are for what was sought', async () => {
    const hoover = robot('Hoover');
    const quiet = robot('Quiet arm');
    expect((await search([hoover, quiet], { text: 'quiet hoover zeppelin arm' })).names).toEqual([
      'Quiet arm',
    ]);
    expect((await search([hoover, quiet], { text: 'quiet hoover' })).names).toEqual(['Hoover']);
    const mentions = robot('Arm', { description: 'Quiet.' });
    expect((await search([mentions], { text: 'quiet hoover' })).names).toEqual([]);
  });

  it('offers the first radius with the words, how many there are, or the nearest anywhere (D103)', async () => {
    const north = (distance: number) => ({ ...apex, latitude: apex.latitude + distance / 69.1 });
    const mowers = (count: number, distance: number) =>
      Array.from({ length: count }, (_, i) => robot(`Mower ${i}`, { coordinates: north(distance + i / 10) }));
    const near = async (robots: readonly Robot[]) =>
      (await search([robot('Hoover'), ...robots], { text: 'mower', location: 'Apex' })).help;
    expect((await near(mowers(2, 40)))?.wider).toEqual({ radius: 50, count: exactly(2) });
    expect((await near(mowers(9, 40)))?.wider).toEqual({ radius: 50, count: atLeast(4) });
    expect((await near([...mowers(2, 40), ...mowers(9, 80)]))?.wider).toEqual({
      radius: 50,
      count: exactly(2),
    });
    const far = await near(mowers(3, 300));
    expect([far?.wider, far?.nearest?.robot.name]).toEqual([null, 'Mower 0']);
  });

  it('says which robots have the words by other names alone', async () => {
    const [found] = (await search([robot('Garden quadcopter')], { text: 'garden drone' })).found;
    expect(found?.otherNames).toEqual([{ said: 'quadcopter', typed: 'drone' }]);
    const [own] = (await search([robot('Drone')], { text: 'drones' })).found;
    expect(own).not.toHaveProperty('otherNames');
  });

  it('offers the sorts that fit, the usual one first', async () => {
    const sorts = async (input: Partial<FindRobotsInput>) => (await search([mower], input)).sorts.slice(0, 2);
    expect(await sorts({ text: 'mower' })).toEqual(['best', 'newest']);
    expect(await sorts({ text: 'mower', location: 'Apex' })).toEqual(['nearest', 'best']);
    expect(await sorts({ location: 'Apex' })).toEqual(['nearest', 'newest']);
    expect((await sorts({ price: { min: 1, max: null } }))[0]).toBe('newest');
  });

  it('finds nothing for a word that no robot and no concept knows, and asks back', async () => {
    const hoover = robot('Hoover');
    const most = await search([hoover], { text: 'hoover zeppelin blimp' });
    expect([most.names, most.unknown]).toEqual([[], ['zeppelin', 'blimp']]);
    const nonsense = await search([hoover], { text: 'asdfgh' });
    expect(nonsense).toMatchObject({
      names: [],
      unknown: ['asdfgh'],
      help: { otherWords: { kind: 'category', category: hoover.category, text: '', radius: null } },
    });
    const { names, help } = await search([hoover], { text: 'rooomba' });
    expect([names, help?.otherWords]).toEqual([[], { kind: 'spelling', text: 'roomba', radius: null }]);
  });

  it('offers the commonest category of what only the unknown words leave out', async () => {
    const offered = async (input: Partial<FindRobotsInput>) => {
      const robots = [
        robot('Hoover', { category: 'Service', price: dollarsPerDay(90) }),
        robot('Rover', { category: 'Hobby' }),
        robot('Thing', { category: 'Other' }),
        robot('Thing too', { category: 'Other' }),
      ];
      return (await search(robots, { text: 'asdfgh', ...input })).help?.otherWords?.category;
    };
    expect(await offered({ price: { min: 80, max: null } })).toBe('Service');
    expect(await offered({ price: { min: null, max: 80 } })).toBe('Hobby');
    expect(await offered({ category: 'service' })).toBeUndefined();
    expect(await offered({ category: 'other' })).toBeUndefined();
  });

  it.each(['', 'Apex'])(
    'offers the words at any price where the price leaves out all (D343)',
    async (location) => {
      const others = Array.from({ length: 20 }, (_, i) => robot(`Rover ${i}`, { category: 'Hobby' }));
      const { help } = await search([mower, ...others], { text: 'mower under $2', location });
      expect(help?.otherWords).toEqual({
        kind: 'price',
        text: 'mower',
        price: NO_PRICE_BOUNDS,
        radius: location === '' ? null : 25,
      });
      expect((await search(others, { text: 'mower under $2', location })).help?.otherWords).toBeNull();
    },
  );

  it('asks back in another spelling instead of showing robots that lack a misspelt word', async () => {
    const cleaner = robot('Window cleaner');
    const answer = await search([cleaner, robot('Hoover')], { text: 'rooomba cleaner' });
    expect([answer.names, answer.unknown]).toEqual([[], ['rooomba']]);
    expect(answer.help?.otherWords).toEqual({ kind: 'spelling', text: 'roomba cleaner', radius: null });
    const near = await search([robot('Hoover')], { text: 'rooomba', location: 'Apex' });
    expect(near.help?.otherWords).toMatchObject({
      kind: 'spelling',
      text: 'roomba',
      radius: expect.any(Number) as number,
    });
  });

  it('shows robots that lack a word which with another letter would be one, because it may be a word of its own', async () => {
    const answer = await search([robot('Window cleaner'), robot('Hoover')], { text: 'cleaner for a roomka' });
    expect(answer.names).toContain('Window cleaner');
    expect(answer.found[0]).toMatchObject({ missing: ['roomka'] });
  });

  it('finds a part of a word among some robots, and says that there may be more (D40)', async () => {
    const many = Array.from({ length: 40 }, (_, i) => robot(`Rover ${i}`));
    const answer = await search(many, { text: 'ov' });
    expect(answer.apart.length).toBeGreaterThan(0);
    expect(answer).toMatchObject({ names: [], partsOfWords: true, isApartShown: true, count: exactly(0) });
    expect((await search(many.slice(0, 3), { text: 'ov' })).partsOfWords).toBe(false);
  });

  it('shows what contains the words in another sense after all others, and does not count it (D870)', async () => {
    const hauler = robot('Hauler', { description: 'Carries boxes.' });
    const car = robot('Car washer');
    const near = await search([hauler, car], { text: 'car', location: 'Apex' });
    expect([near.names, near.count]).toEqual([['Car washer'], exactly(1)]);
    const alone = await search([hauler], { text: 'car' });
    expect([alone.names, alone.apart.map(({ robot: { name } }) => name)]).toEqual([[], ['Hauler']]);
    expect([alone.count, alone.unknown]).toEqual([exactly(0), ['car']]);
    const everyday = { load: async () => ({ ...tinyVocabulary, everyday: new Set(['car']) }) };
    expect(alone.isApartShown).toBe(true);
    expect((await search([hauler], { text: 'car' }, everyday)).isApartShown).toBe(false);
  });

  it('finds the beginning of a name where nothing has the word, page by page (D870)', async () => {
    const many = Array.from({ length: 40 }, (_, i) => robot(`Rover ${String(i).padStart(2, '0')}`));
    for (const location of ['', 'Apex']) {
      const first = await search(many, { text: 'rov', location });
      expect([first.apart.length, first.partsOfWords, first.next?.apart]).toEqual([24, false, 'alone']);
      const second = await search(many, { text: 'rov', location, after: first.next });
      expect([second.names, second.next]).toEqual([[], null]);
      const shown = new Set([...first.apart, ...second.apart].map((one) => one.robot.name));
      expect(shown.size).toBe(40);
    }
  });

  it('searches a category that no robot can be listed under as a word (D630)', async () => {
    const drone = robot('Quadcopter', { category: 'Hobby' });
    expect((await search([drone, mower], { category: 'drone' })).names).toEqual(['Quadcopter']);
    expect((await search([drone, mower], { category: 'drone', text: 'mower' })).found).toMatchObject([
      { missing: expect.any(Array) as unknown },
    ]);
  });

  it('takes words as they are when the vocabulary cannot be loaded', async () => {
    const broken = { load: () => Promise.reject(new PortError('unavailable')) };
    expect((await search([mower], { text: 'mower' }, broken)).names).toEqual(['Grazer lawn mower']);
    expect((await search([mower], { text: 'mowing' }, broken)).names).toEqual([]);
  });
});

describe('an empty search', () => {
  const crowd = Array.from({ length: 2000 }, (_, i) =>
    robot(`Rover ${i}`, { category: i % 2 === 0 ? 'Hobby' : 'Service' }),
  );
  const { port } = listedRobots(crowd, tinyVocabulary);

  /** How many documents the empty answers cost at most, with their help, where the first list costs so many. */
  const mostRead = async (firstCost: number): Promise<number> => {
    let read = 0;
    const listCost = (found: number): number => (read === 0 ? firstCost : Math.max(1, found));
    const costing = <Answer>(answer: Answer, cost: number): Answer & { readonly cost: number } => {
      read += cost;
      return { ...answer, cost };
    };
    const robots = stub<RobotsPort>({
      ...port,
      listNearest: async (query) => {
        const page = await port.listNearest(query);
        return costing(page, listCost(page.found.length));
      },
      listAvailable: async (query) => {
        const page = await port.listAvailable(query);
        return costing(page, listCost(page.robots.length));
      },
      sampleNear: async (query) => {
        const sample = await port.sampleNear(query);
        return costing(sample, Math.ceil(1.5 * sample.robots.length) + 1);
      },
    });
    const ports = { robots, places: stub<PlacesPort>({ geocode }), vocabulary: tinyWords };
    let most = 0;
    for (const asked of [
      { text: 'mowing' },
      { text: 'xylophone' },
      { text: 'mowing xylophone drone' },
      { text: 'rover under $2' },
      { category: 'educational' },
      { price: { min: null, max: 2 } },
    ]) {
      for (const location of ['', 'Apex']) {
        read = 0;
        const answer = await findRobots(ports)({ ...nothing, ...asked, location });
        expect(answer).toMatchObject({ ok: true, value: { found: [] } });
        most = Math.max(most, read);
      }
    }
    return most;
  };

  it('reads few documents from the backend, however many robots there are (D825)', async () => {
    expect(await mostRead(1)).toBeLessThanOrEqual(30);
  });

  it.each([10, 20, 30, 45])(
    'that cost %i documents reads no more than 50 with its help (D825)',
    async (cost) => {
      expect(await mostRead(cost)).toBeLessThanOrEqual(50);
    },
  );
});

it('a word that no robot has is looked for within the radius alone', async () => {
  const { port } = listedRobots([robot('Grazer lawn mower')], tinyVocabulary);
  const radii: number[] = [];
  const robots = stub<RobotsPort>({
    ...port,
    listNearest: (query) => {
      radii.push(query.origin.radius);
      return port.listNearest(query);
    },
  });
  const ports = { robots, places: stub<PlacesPort>({ geocode }), vocabulary: tinyWords };
  const asked = { ...nothing, text: 'xylophone', location: 'Apex' };
  expect(await findRobots(ports)(asked)).toMatchObject({
    ok: true,
    value: { found: [], unknown: ['xylophone'], help: { wider: null, nearest: null } },
  });
  expect(new Set(radii)).toEqual(new Set([25]));
});
