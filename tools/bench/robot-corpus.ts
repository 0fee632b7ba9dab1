import { demoSeed } from '@roborrow/adapter-in-memory';
import {
  dollarsPerDay,
  epochMs,
  LISTING_CATEGORIES,
  NO_SPECIFICATIONS,
  robotDefaults,
  robotId,
  userId,
  type Coordinates,
  type Robot,
} from '@roborrow/domain';
import { readSourcePlaces } from '../gazetteer/source-places.ts';
import { pick, type Random } from './random.ts';

/** A town of the United States. */
export interface City extends Coordinates {
  readonly population: number;
}

const cities: readonly City[] = readSourcePlaces().map(({ coordinates, population }) => ({
  ...coordinates,
  population,
}));

const ends: number[] = [];
let total = 0;
for (const { population } of cities) ends.push((total += population));

/** Draws cities in proportion to their populations. */
export const createCityDraw =
  (random: Random): (() => City) =>
  () => {
    const drawn = random() * total;
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ends[middle] ?? total) > drawn) high = middle;
      else low = middle + 1;
    }
    const city = cities[low];
    if (city === undefined) throw new Error('There are no cities to draw from.');
    return city;
  };

/** A point in or around a city, mostly within a few miles. */
export const somewhereIn = ({ latitude, longitude }: City, random: Random): Coordinates => {
  const spread = () => (random() + random() + random() - 1.5) * 0.12;
  return { latitude: latitude + spread(), longitude: longitude + spread() };
};

/** Robots in populated areas, the same in every run; one in ten is rented, one in fifty has no coordinates. */
export const createRobotCorpus = (count: number, drawCity: () => City, random: Random): readonly Robot[] =>
  Array.from({ length: count }, (_, number): Robot => {
    const listedAt = epochMs(1_700_000_000_000 + Math.floor(random() * 5_000_000) * 10_000);
    return {
      ...robotDefaults,
      id: robotId(`robot${String(number).padStart(15, '0')}`),
      ownerId: userId(`owner${Math.floor(number / 3)}`),
      name: `Rover ${number}`,
      description: '',
      category: pick(random, LISTING_CATEGORIES),
      price: dollarsPerDay(Math.floor(100 + random() * 19_900) / 100),
      location: 'Apex, NC, USA',
      coordinates: random() < 0.02 ? null : somewhereIn(drawCity(), random),
      isAvailable: random() >= 0.1,
      images: [],
      specifications: NO_SPECIFICATIONS,
      features: [],
      minRental: null,
      maxRental: null,
      pickupTime: '',
      returnTime: '',
      createdAt: listedAt,
      updatedAt: listedAt,
    };
  });

const DEMO = demoSeed(epochMs(0)).robots ?? [];
const NAMES = DEMO.map(({ name }) => name);
const SENTENCES = DEMO.flatMap(({ description }) => description.split(/(?<=[.?!]) /));
const FEATURES = DEMO.flatMap(({ features }) => features);

/** The robots with names, features and sentences of the demo's listings, mixed at random, and with a model number that one in `models` has. */
export const withListingTexts = (
  robots: readonly Robot[],
  models: number,
  random: Random,
): readonly Robot[] => {
  const draw = (choices: readonly string[]): string => choices[Math.floor(random() * choices.length)] ?? '';
  return robots.map((robot) => ({
    ...robot,
    name: `${draw(NAMES)} m${Math.floor(random() * models)}`,
    features: Array.from({ length: 4 }, () => draw(FEATURES)),
    description: Array.from({ length: 4 }, () => draw(SENTENCES)).join(' '),
  }));
};
