import {
  days,
  dollarsPerDay,
  isLine,
  mapLines,
  mapNumbers,
  mapSpecifications,
  NO_SPECIFICATIONS,
  numbersOf,
  PLAIN_FIELDS,
  ROBOT_FIELDS,
  SPECIFICATIONS,
  type RobotChanges,
  type RobotDetails,
} from '@roborrow/domain';

type Case = readonly [what: string, details: Partial<RobotDetails>];

/** A number or a short text of a listing a little beyond its limits. */
const beyondLimits = (name: (typeof PLAIN_FIELDS)[number]): readonly Case[] => {
  if (isLine(name)) {
    const length = ROBOT_FIELDS[name].maxCharacters + 1;
    return [[`a ${name} of ${length} characters`, { [name]: 'x'.repeat(length) }]];
  }
  const { min, max, decimals } = ROBOT_FIELDS[name];
  const numbers = [min - 1, max + 1, ...(decimals === 0 ? [min + 0.5] : []), Number.NaN];
  return numbers.map((number) => [`a ${name} of ${number}`, { [name]: number }]);
};

/** Each editable field at its limits. */
export const ACCEPTED_DETAILS: readonly Case[] = [
  ['a name of 120 characters', { name: 'x'.repeat(120) }],
  ['a name of 120 characters outside the basic plane', { name: '🤖'.repeat(120) }],
  ['a description of 5000 characters', { description: 'x'.repeat(5000) }],
  ['a price of 1', { price: dollarsPerDay(1) }],
  ['a price of 1,000,000', { price: dollarsPerDay(1_000_000) }],
  ['a location of 200 characters', { location: 'x'.repeat(200) }],
  ['latitude 0 and longitude 0', { coordinates: { latitude: 0, longitude: 0 } }],
  ['the south pole at the antimeridian', { coordinates: { latitude: -90, longitude: 180 } }],
  ['no numbers', numbersOf(mapNumbers(() => null))],
  ['the largest numbers', numbersOf(mapNumbers(({ max }) => max))],
  ['texts as long as they may be', mapLines(({ maxCharacters }) => 'x'.repeat(maxCharacters))],
  ['no features', { features: [] }],
  ['30 features', { features: Array.from({ length: 30 }, (_, i) => `feature ${i}`) }],
  ['no specifications', { specifications: NO_SPECIFICATIONS }],
  [
    'specifications as long as they may be',
    { specifications: mapSpecifications(({ maxCharacters }) => 'x'.repeat(maxCharacters)) },
  ],
];

/** Each editable field beyond its limits. */
export const REFUSED_DETAILS: readonly Case[] = [
  ['an empty name', { name: '' }],
  ['a name of 121 characters', { name: 'x'.repeat(121) }],
  ['a name that turns the direction of text', { name: 'Rover \u202Ereverof' }],
  ['a name that commands a terminal', { name: 'Rover \u009B2J' }],
  ['a shortest rental above the longest', { minRental: days(8), maxRental: days(7) }],
  ['a name that shows nothing', { name: ' \u200B\u3164' }],
  ['a description that shows nothing', { description: '\u2800\n' }],
  ['an empty description', { description: '' }],
  ['a description of 5001 characters', { description: 'x'.repeat(5001) }],
  // The cast is the test case: a caller without type checks.
  ['a category that no robot can have', { category: 'Humanoid' as RobotDetails['category'] }],
  ['a price under 1', { price: dollarsPerDay(0.99) }],
  ['a price over 1,000,000', { price: dollarsPerDay(1_000_001) }],
  ['a price that is no number', { price: dollarsPerDay(Number.NaN) }],
  ['an empty location', { location: '' }],
  ['a location of 201 characters', { location: 'x'.repeat(201) }],
  ['a latitude beyond the pole', { coordinates: { latitude: -90.1, longitude: 0 } }],
  ['a longitude beyond the antimeridian', { coordinates: { latitude: 0, longitude: 180.1 } }],
  ['no coordinates', { coordinates: null }],
  ...PLAIN_FIELDS.flatMap(beyondLimits),
  ['31 features', { features: Array.from({ length: 31 }, (_, i) => `feature ${i}`) }],
  ['a feature of two lines', { features: ['new\nblades'] }],
  ['an empty feature', { features: [''] }],
  ['a feature that shows nothing', { features: ['\u200B'] }],
  ['features of over 2000 characters together', { features: ['x'.repeat(1000), 'y'.repeat(1001)] }],
  ...SPECIFICATIONS.map(({ name, maxCharacters }): Case => [
    `a ${name} of ${maxCharacters + 1} characters`,
    { specifications: { ...NO_SPECIFICATIONS, [name]: 'x'.repeat(maxCharacters + 1) } },
  ]),
  ['a script for a picture', { images: ['javascript:alert(1)'] }],
  ['a page for a picture', { images: ['data:text/html,<script>alert(1)</script>'] }],
  ['a picture from somewhere else', { images: ['https://tracker.example.com/pixel.png'] }],
];

/** Each editable field with a value that differs from a new robot's. */
export const SINGLE_CHANGES: readonly RobotChanges[] = [
  { name: 'Deep lawn rover' },
  { description: 'Mows a large lawn by itself.' },
  { category: 'Hobby' },
  { price: dollarsPerDay(19.99) },
  { location: 'Cary, NC, USA' },
  { coordinates: { latitude: 35.79, longitude: -78.78 } },
  { specifications: { ...NO_SPECIFICATIONS, dimensions: '1 m' } },
  { features: ['new blades'] },
  ...PLAIN_FIELDS.flatMap((name): readonly RobotChanges[] =>
    isLine(name)
      ? [{ [name]: '' }, { [name]: 'new' }]
      : [{ [name]: null }, { [name]: ROBOT_FIELDS[name].min + 1 }],
  ),
  { isAvailable: false },
];
