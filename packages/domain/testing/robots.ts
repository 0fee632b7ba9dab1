import fc from 'fast-check';
import {
  count,
  days,
  dollarsPerDay,
  epochMs,
  LISTING_CATEGORIES,
  mapSpecifications,
  messageId,
  robotId,
  userId,
  WEEKDAYS,
  withTaken,
  type CalendarDay,
  type DayRange,
  type NewRobot,
  type Robot,
  type RobotCalendar,
  type RobotDetails,
} from '../src/index.ts';
import { coordinatesArb, usCoordinatesArb } from './geo.ts';

const ALPHANUMERIC = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

/** Twenty of A–Z, a–z, 0–9, as the ids port creates them. */
export const idArb: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...ALPHANUMERIC), { minLength: 20, maxLength: 20 })
  .map((letters) => letters.join(''));

/** Words that share parts and differ in case, so that a search for one finds others. */
export const robotWordArb: fc.Arbitrary<string> = fc.constantFrom(
  'robot',
  'Robotic ARM',
  'arm',
  'ALARM',
  'Éducation',
  'éd',
  'İstanbul',
  'straße',
  '机器人',
  '🤖',
  'Service',
);

const textArb = fc.oneof(
  fc.array(robotWordArb, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
  fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
);

/** Of an image only its address is known; what addresses may be has tests of its own. */
const IMAGES = [
  'https://images.example/',
  'https://images.example:8443/v0/b/robots%2Fone.webp?alt=media&token=1#top',
  'http://127.0.0.1/a.jpg',
  `https://images.example/${'a'.repeat(170)}`,
];

const priceArb = fc
  .oneof(fc.constantFrom(100, 4999, 5000, 5001), fc.integer({ min: 100, max: 20_000 }))
  .map((cents) => dollarsPerDay(cents / 100));

/** The fields that an owner writes. Prices, places and words repeat, so that ties and matches happen. */
const robotDetailsArb: fc.Arbitrary<RobotDetails> = fc
  .record({
    name: textArb,
    description: textArb,
    category: fc.constantFrom(...LISTING_CATEGORIES),
    price: priceArb,
    location: fc.constantFrom('Apex, NC, USA', 'Honolulu, HI, USA', 'Nome, AK, USA'),
    coordinates: fc.option(fc.oneof(usCoordinatesArb, coordinatesArb), { nil: null, freq: 6 }),
    images: fc.subarray(IMAGES, { maxLength: 3 }),
    specifications: fc.record(mapSpecifications(({ name }) => fc.constantFrom('', `12 kg of ${name}`))),
    features: fc.uniqueArray(robotWordArb, { maxLength: 4 }),
    quantity: fc.constantFrom(null, count(1), count(3)),
    rental: fc.tuple(fc.option(fc.integer({ min: 1, max: 30 })), fc.option(fc.integer({ min: 30, max: 90 }))),
    pickupTime: fc.constantFrom('', '9:00 AM'),
    returnTime: fc.constantFrom('', 'before noon'),
  })
  .map(({ rental: [shortest, longest], ...details }) => ({
    ...details,
    minRental: shortest === null ? null : days(shortest),
    maxRental: longest === null ? null : days(longest),
  }));

/** A robot before it is created. */
const newRobotArb: fc.Arbitrary<NewRobot> = fc
  .tuple(robotDetailsArb, idArb, idArb)
  .map(([details, id, ownerId]) => ({ ...details, id: robotId(id), ownerId: userId(ownerId) }));

/** Days of one fortnight, so that they often meet. */
export const dayArb: fc.Arbitrary<CalendarDay> = fc
  .integer({ min: 1, max: 14 })
  .map((day) => `2028-03-${String(day).padStart(2, '0')}` as CalendarDay); // March has them

/** At most a week of that fortnight. */
export const dayRangeArb: fc.Arbitrary<DayRange> = fc
  .tuple(dayArb, dayArb)
  .map(([a, b]) => (a <= b ? { first: a, last: b } : { first: b, last: a }));

/** A calendar as acceptances leave it: what finds no free robot is left out. */
export const calendarArb: fc.Arbitrary<RobotCalendar> = fc
  .record({
    closedDays: fc.array(dayRangeArb, { maxLength: 1 }),
    closedWeekdays: fc.subarray([...WEEKDAYS], { maxLength: 1 }),
    rented: fc.array(dayRangeArb, { maxLength: 4 }),
  })
  .map(({ rented, ...closed }) => ({
    ...closed,
    taken: rented.reduce(
      (taken: RobotCalendar['taken'], range, number) =>
        withTaken({ quantity: null, taken }, range, messageId(`request-${number}`)) ?? taken,
      [],
    ),
  }));

/** A stored robot, mostly available; few distinct creation times and ratings, so that ties happen. */
export const robotArb: fc.Arbitrary<Robot> = fc
  .tuple(
    newRobotArb,
    fc.record({
      isAvailable: fc.constantFrom(true, true, true, false),
      rating: fc.constantFrom(0, 3.5, 4, 5),
      reviewCount: fc.nat(20),
      totalRentals: fc.nat(20),
    }),
    calendarArb,
    fc.integer({ min: 0, max: 20 }),
    fc.integer({ min: 0, max: 20 }),
  )
  .map(([robot, state, calendar, created, updatedAfter]) => ({
    ...robot,
    ...state,
    ...calendar,
    createdAt: epochMs(1_700_000_000_000 + created * 3_600_000),
    updatedAt: epochMs(1_700_000_000_000 + (created + updatedAfter) * 3_600_000),
  }));

/** Several stored robots with distinct ids. */
export const robotsArb = (maxLength = 20): fc.Arbitrary<readonly Robot[]> =>
  fc.uniqueArray(robotArb, { maxLength, selector: (robot) => robot.id });
