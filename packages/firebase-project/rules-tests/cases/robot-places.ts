import { placeKey } from '@roborrow/adapter-firebase';
import { serverTimestamp } from 'firebase/firestore/lite';
import { allowed, denied } from '../case.ts';
import { PLACE_KEY, robot, type Data } from '../documents.ts';
import { again, briefly, fieldCases, MISSING, number, times, withField, type Field } from '../fields.ts';
import { ADA } from '../identities.ts';
import { create, createWith, newRobot, update, updateWith } from '../writes.ts';

const NEW = 'robots/ada_new';
const ROBOT = 'robots/ada-robot';
const along = { updatedAt: serverTimestamp() };

/** A listing of an older client, which wrote no key. */
const withoutKey = (data: Data): Data => withField(data, 'placeKey', MISSING);
export const withoutPlace = ({ latitude: _a, longitude: _o, ...rest }: Data): Data => withoutKey(rest);

const at = (latitude: number, longitude: number, key = placeKey({ latitude, longitude })): Data => ({
  latitude,
  longitude,
  placeKey: key,
});

const POINTS: readonly (readonly [latitude: number, longitude: number])[] = [
  [0, 0],
  [-0, -0],
  [90, 180],
  [-90, -180],
  [89, -179],
  [35.7327, -78.8503],
  [-33.865143, 151.2099],
  [5e-324, -5e-324],
  [-1.2345678901234567e-100, 0.12345678901234568],
  [-1e-20, 179.99999999999997],
  // The edge between two of the smallest cells, and the last point before it.
  [45 / 2 ** 20, 180 / 2 ** 21],
  [45 / 2 ** 20 - 2 ** -67, 180 / 2 ** 21 - 2 ** -66],
];

/** A key whose cell differs in one digit from that of its point. */
const withDigit = (key: string, position: number, change: 1 | 2): string =>
  key.slice(0, position) + String(Number(key[position]) ^ change) + key.slice(position + 1);

const CELL = PLACE_KEY.slice(0, 22);

const key: Field = {
  taken: { 'its key': PLACE_KEY },
  refused: {
    ...Object.fromEntries(
      Array.from({ length: 15 }, (_, i): readonly (readonly [string, string])[] => [
        [`the column of another cell in digit ${i + 1}`, withDigit(PLACE_KEY, i, 1)],
        [`the row of another cell in digit ${i + 1}`, withDigit(PLACE_KEY, i, 2)],
      ]).flat(),
    ),
    'the key of another place': placeKey({ latitude: 61.2, longitude: -149.9 }),
    'another latitude in its key': `${CELL},35.71,-78.8`,
    'another longitude in its key': `${CELL},35.7,-78.81`,
    'a cell of one digit too few': `${CELL.slice(1)},35.7,-78.8`,
    'a cell of one digit too many': `${CELL}0,35.7,-78.8`,
    'a digit beyond 3': `${CELL.slice(0, 21)}5,35.7,-78.8`,
    'no point': CELL,
    'half a point': `${CELL},35.7`,
    'three numbers': `${PLACE_KEY},0`,
    'a number that is too long': `${CELL},35.7${times(25, '0')},-78.8`,
    'another number that is too long': `${CELL},35.7,-78.8${times(25, '0')}`,
    'another character': `${PLACE_KEY} `,
    'no text': '',
    'a number': 7,
    null: null,
    'a list': [PLACE_KEY],
  },
};

const coordinates = { latitude: number(-90, 90, 0.1), longitude: number(-180, 180, 0.1) };

/** Where a listing stands (D47, D234), and the key by which it is found there (D580). */
export const robotPlaces = [
  ...fieldCases(
    'D234',
    'a new robot of an older client',
    coordinates,
    createWith(NEW, withoutKey(newRobot())),
  ),
  ...fieldCases('D234', 'a robot of an older client', again(coordinates), updateWith(ROBOT, along), {
    [ROBOT]: withoutKey(robot(ADA)),
  }),
  ...fieldCases('D580', 'a new robot', { placeKey: key }, createWith(NEW, newRobot())),
  ...fieldCases('D580', 'a changed robot', briefly({ placeKey: key }), updateWith(ROBOT, along)),
  ...POINTS.flatMap(([latitude, longitude]) =>
    allowed('D580', {
      [`a new robot at ${latitude}, ${longitude}`]: create(NEW, {
        ...newRobot(),
        ...at(latitude, longitude),
      }),
    }),
  ),
  ...allowed('D580', {
    'a robot moved with its key': update(ROBOT, { ...at(61.2, -149.9), ...along }),
    'a new robot of an older client, without a key': create(NEW, withoutKey(newRobot())),
  }),
  ...denied('D580', {
    'a robot moved without its key': update(ROBOT, { latitude: 61.2, longitude: -149.9, ...along }),
    'a robot moved to the north without its key': update(ROBOT, { latitude: 61.2, ...along }),
    'a robot moved to the east without its key': update(ROBOT, { longitude: 61.2, ...along }),
    'a key gone': updateWith(ROBOT, along)('placeKey', MISSING),
    // The cells at the edges of the globe include their end, the others do not.
    'the key of another cell at a pole': create(NEW, {
      ...newRobot(),
      ...at(90, 0, withDigit(placeKey({ latitude: 90, longitude: 0 }), 0, 2)),
    }),
    'the key of another cell at the antimeridian': create(NEW, {
      ...newRobot(),
      ...at(0, 180, withDigit(placeKey({ latitude: 0, longitude: 180 }), 0, 1)),
    }),
    'a point beyond the antimeridian, in its cell': create(NEW, {
      ...newRobot(),
      ...at(0, 180.1, placeKey({ latitude: 0, longitude: 180 }).replace(',180', ',180.1')),
    }),
    'the key of the cell before an edge': create(NEW, {
      ...newRobot(),
      ...at(0, 0, `1${'2'.repeat(21)},0,0`),
    }),
  }),
  ...allowed(
    'D580',
    {
      'a listing with a wrong key paused': update(ROBOT, { isAvailable: false, ...along }),
      'its key made right': update(ROBOT, { placeKey: PLACE_KEY, ...along }),
    },
    { given: { [ROBOT]: { ...robot(ADA), placeKey: withDigit(PLACE_KEY, 0, 1) } } },
  ),
  ...allowed(
    'D234',
    { 'an old robot given a place': update(ROBOT, { ...at(35.7, -78.8), ...along }) },
    { given: { [ROBOT]: withoutPlace(robot(ADA)) } },
  ),
  ...denied(
    'D234',
    {
      'an old robot given half a place': update(ROBOT, { latitude: 35.7, ...along }),
      'an old robot given the other half': update(ROBOT, { longitude: 35.7, ...along }),
    },
    { given: { [ROBOT]: withoutPlace(robot(ADA)) } },
  ),
];
