import {
  days,
  dollarsPerDay,
  epochMs,
  isStars,
  NO_SPECIFICATIONS,
  FREE_CALENDAR,
  NO_STARS,
  NOTHING_TOLD,
  ratingsOf,
  robotDefaults,
  robotId,
  userId,
  withStars,
  type EpochMs,
  type ListingCategory,
  type Robot,
  type RobotId,
  type Stars,
  type UserId,
} from '@roborrow/domain';
import { demoImage } from './demo-images.ts';
import { PEOPLE, type Person, type PersonSlug } from './demo-people.ts';
import { DEMO_PLACES, type DemoPlace } from './demo-places.ts';

/** A demo listing in short form. */
export interface Listing {
  /** Also the name of its picture files. */
  readonly slug: string;
  /** Its pictures besides the portrait: d detail, s scene, m measures. */
  readonly shows: string;
  readonly owner: PersonSlug;
  readonly place: DemoPlace;
  /** The distance from the middle of the place, in thousandths of a degree north and east. */
  readonly off?: readonly [north: number, east: number];
  readonly category: ListingCategory;
  readonly price: number;
  readonly name: string;
  readonly about: string;
  readonly specs: readonly [weight: string, dimensions: string, battery: string, connectivity: string];
  /** Separated by commas. */
  readonly features: string;
  readonly rental: readonly [min: number, max: number];
  /** The stars of each review, the oldest first, and the number of rentals; missing until it was rented. */
  readonly rated?: readonly [stars: string, rentals: number];
  readonly rented?: true;
}

const DAY = 86_400_000;
const SPAN_DAYS = 178;
/** A prime number, so that neighbours in the list get creation times that are far apart. */
const STRIDE = 53;

const SUFFIXES: readonly (readonly [letter: string, suffix: string])[] = [
  ['d', '-detail'],
  ['s', '-scene'],
  ['m', '-sheet'],
];

export const demoRobotId = (slug: string): RobotId => robotId(`demo-${slug}`);
export const demoUserId = (slug: string): UserId => userId(`demo-${slug}`);

/** The stars that a text of digits gives. */
export const starsIn = (given: string): readonly Stars[] => [...given].map(Number).filter(isStars);

/** The stored form of a listing; each gets a different day within the last half year. */
export function listed(listing: Listing, index: number, count: number, now: EpochMs): Robot {
  const {
    slug,
    shows,
    owner,
    place,
    off = [0, 0],
    rental,
    rated: [given, rentals] = ['', 0],
    specs,
  } = listing;
  const [latitude, longitude] = DEMO_PLACES[place];
  const [weight, dimensions, batteryLife, connectivity] = specs;
  const person: Person | undefined = PEOPLE.find((candidate) => candidate.slug === owner);
  const [pickupTime, returnTime] = person?.hours ?? ['', ''];
  const age = (1 + ((index * STRIDE) % count) * (SPAN_DAYS / count)) * DAY;
  const createdAt = epochMs(Math.round(now - age - index * 1_234_567));
  return {
    ...NOTHING_TOLD,
    ...FREE_CALENDAR,
    id: demoRobotId(slug),
    ownerId: demoUserId(owner),
    name: listing.name,
    description: listing.about,
    category: listing.category,
    price: dollarsPerDay(listing.price),
    location: place,
    coordinates: { latitude: latitude + off[0] / 1000, longitude: longitude + off[1] / 1000 },
    images: [
      demoImage(slug),
      ...SUFFIXES.filter(([letter]) => shows.includes(letter)).map(([, suffix]) => demoImage(slug + suffix)),
    ],
    specifications: { ...NO_SPECIFICATIONS, weight, dimensions, batteryLife, connectivity },
    features: listing.features.split(', '),
    minRental: days(rental[0]),
    maxRental: days(rental[1]),
    pickupTime,
    returnTime,
    ...robotDefaults,
    ...(given && ratingsOf(withStars(NO_STARS, starsIn(given)))),
    isAvailable: listing.rented !== true,
    totalRentals: rentals,
    createdAt,
    updatedAt: epochMs(Math.round(createdAt + Math.min(age / 2, 9 * DAY))),
  };
}
