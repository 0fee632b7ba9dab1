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
import { pick, type Random } from './random.ts';
import type { City } from './results.ts';

const KINDS = [
  'Rover',
  'Arm',
  'Gripper',
  'Welder',
  'Mower',
  'Vacuum',
  'Tutor',
  'Sorter',
  'Painter',
  'Walker',
] as const;
const QUALITIES = [
  'Swift',
  'Gentle',
  'Heavy-Duty',
  'Compact',
  'Friendly',
  'Tireless',
  'Curious',
  'Silent',
] as const;
const CLAUSES = [
  'carries up to twenty pounds across rough ground',
  'comes with a spare battery and a charger',
  'is easy to program from a phone',
  'was used for two school seasons',
  'follows a line, a person or a plan',
  'lifts, turns and places small parts',
  'cleans floors while nobody is looking',
  'has never missed a day of work',
  'speaks four languages, one of them well',
  'needs a power outlet within reach',
] as const;

/** Typical search texts. */
export const QUERIES = [
  'rover',
  'Battery',
  'arm',
  'heavy-duty',
  'program',
  'school',
  'friendly tutor',
] as const;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Draws cities in proportion to their populations. */
export const createCityDraw = (cities: readonly City[], random: Random): (() => City) => {
  const ends: number[] = [];
  let total = 0;
  for (const { population } of cities) ends.push((total += population));
  return () => {
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
};

/** A point in or around a city, mostly within a few miles. */
export const somewhereIn = ({ latitude, longitude }: City, random: Random): Coordinates => {
  const spread = () => (random() + random() + random() - 1.5) * 0.12;
  return { latitude: latitude + spread(), longitude: longitude + spread() };
};

/**
 * Robots in populated areas, the same in every run; one in ten is rented, one in fifty has no coordinates.
 */
export const createRobotCorpus = (count: number, drawCity: () => City, random: Random): readonly Robot[] =>
  Array.from({ length: count }, (_, number): Robot => {
    const kind = pick(random, KINDS);
    const sentence = () => `${capitalized(pick(random, CLAUSES))} and ${pick(random, CLAUSES)}.`;
    const listedAt = epochMs(1_700_000_000_000 + Math.floor(random() * 5_000_000) * 10_000);
    return {
      ...robotDefaults,
      id: robotId(`robot${String(number).padStart(15, '0')}`),
      ownerId: userId(`owner${Math.floor(number / 3)}`),
      name: `${pick(random, QUALITIES)} ${kind} ${number}`,
      description: `This ${kind.toLowerCase()} is yours for a while. ${sentence()} ${sentence()}`,
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
