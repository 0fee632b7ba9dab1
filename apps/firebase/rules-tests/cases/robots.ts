import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { cases } from '../case.ts';
import { imageUrl, LONG_AGO, robot } from '../documents.ts';
import { fieldCases, MISSING, number, oneOf, only, text, times, type Field, type Fields } from '../fields.ts';
import { ADA, BOB } from '../identities.ts';
import { create, createWith, newRobot, remove, update, updateWith } from '../writes.ts';

const NEW = 'robots/new';
const ROBOT = 'robots/ada-robot';
const along = { updatedAt: serverTimestamp() };

const PAST = Timestamp.fromMillis(LONG_AGO.toMillis() - 1000);
const FUTURE = Timestamp.fromMillis(4_000_000_000_000);
const stamp = (): Field => only(serverTimestamp(), { 'the past': PAST, 'the future': FUTURE, text: 'now', 'a number': 1 });

const CATEGORIES = ['Educational', 'Industrial', 'Service', 'Hobby', 'Other'];
const NO_LIST = { text: 'a', 'a number': 1, 'a map': { 0: 'a' }, null: null };

const days: Field = {
  ...number(1, 3650, 1, { mayBeMissing: true }),
  refused: { ...number(1, 3650, 1, { mayBeMissing: true }).refused, 'a fraction': 1.5 },
};

const badSpecifications = (): Record<string, unknown> =>
  Object.fromEntries(
    ['weight', 'dimensions', 'batteryLife', 'connectivity'].flatMap((key): [string, unknown][] => [
      [`101 characters of ${key}`, { [key]: times(101) }],
      [`a number of ${key}`, { [key]: 7 }],
      [`null for ${key}`, { [key]: null }],
    ]),
  );

const specifications: Field = {
  taken: {
    'four empty texts': { weight: '', dimensions: '', batteryLife: '', connectivity: '' },
    'four texts of 100 characters': { weight: times(100), dimensions: times(100), batteryLife: times(100), connectivity: times(100) },
    'none of the four': {},
  },
  refused: {
    'an extra key': { weight: '', dimensions: '', batteryLife: '', connectivity: '', color: 'red' },
    ...badSpecifications(),
    text: 'a',
    'a number': 1,
    'a list': ['weight'],
    null: null,
    nothing: MISSING,
  },
};

const features: Field = {
  taken: {
    'an empty list': [],
    '30 tags': Array.from({ length: 30 }, (_, i) => `tag ${i}`),
    '2000 characters': [times(1000), times(999)],
  },
  refused: {
    '31 tags': Array.from({ length: 31 }, (_, i) => `tag ${i}`),
    '2001 characters': [times(1000), times(1000)],
    'an empty tag': ['MIG', ''],
    'a tag that is a number': ['MIG', 7],
    'a tag that is null': [null],
    'a tag that is a map': [{}],
    'a tag of two lines': ['MIG\nTIG'],
    ...NO_LIST,
    nothing: MISSING,
  },
};

const OWN = imageUrl('robots');
const picture = (url: string) => ({ [url]: [url], [`an own one and ${url}`]: [OWN, url] });

/** R5: pictures of one's own, as this project's storage gives them out. */
const images: Field = {
  taken: {
    'an empty list': [],
    'one own picture': [OWN],
    'ten own pictures': Array.from({ length: 10 }, (_, i) => imageUrl('robots', ADA, `176000000000${i}-a.webp`)),
    'an own picture in the newer kind of bucket': [OWN.replace('appspot.com', 'firebasestorage.app')],
  },
  refused: {
    '11 own pictures': Array.from({ length: 11 }, (_, i) => imageUrl('robots', ADA, `17600000000${i + 10}_a.webp`)),
    ...picture('javascript:alert(1)'),
    ...picture('https://example.com/pixel.png'),
    ...picture(imageUrl('robots', BOB)),
    ...picture(imageUrl('robots', `${ADA}x`)),
    ...picture(imageUrl('avatars')),
    ...picture(OWN.replace('demo-roborrow', 'another-project')),
    ...picture(OWN.replace('https', 'http')),
    ...picture(`${OWN}#${OWN}`),
    ...picture(`${OWN}${OWN}`),
    ...picture(''),
    'an element that is a number': [OWN, 1],
    'an element that is null': [null],
    'an element that is a list': [[OWN]].map((list) => ({ ...list })),
    ...NO_LIST,
    nothing: MISSING,
  },
};

const coordinates: Fields = { latitude: number(-90, 90, 0.1), longitude: number(-180, 180, 0.1) };

/** R4, R5: what its owner writes about a robot. */
const DETAILS: Fields = {
  name: text(1, 120),
  description: text(1, 5000),
  category: oneOf(CATEGORIES),
  price: number(1, 1_000_000, 0.01),
  location: text(1, 200),
  ...coordinates,
  images,
  specifications,
  features,
  pickupTime: text(0, 100),
  returnTime: text(0, 100),
  minRental: days,
  maxRental: days,
};

const zero = (): Field => only(0, { 'a number': 5, 'a negative number': -1, text: '0' });

/** R1, R2: what a robot begins with. */
const BEGINNING: Fields = {
  ownerId: only(ADA, { 'another’s id': BOB, 'no text': '', 'a number': 1, 'a list': [ADA] }),
  isAvailable: only(true, { false: false, text: 'true', 'a number': 1 }),
  rating: zero(),
  reviewCount: zero(),
  totalRentals: zero(),
  createdAt: stamp(),
  updatedAt: stamp(),
};

const PROTECTED = {
  ownerId: BOB,
  createdAt: PAST,
  rating: 5,
  reviewCount: 9,
  totalRentals: 3,
  isFeatured: true,
};

/** From before this version. */
const { pickupTime: _p, returnTime: _r, specifications: _s, features: _f, images: _i, latitude: _a, longitude: _o, ...old } = robot(ADA);

export const robots = [
  ...fieldCases('R4', 'a new robot', 'self', DETAILS, createWith(NEW, newRobot())),
  ...fieldCases('R2', 'a new robot', 'self', BEGINNING, createWith(NEW, newRobot())),
  ...fieldCases('R4', 'a changed robot', 'self', { ...DETAILS, updatedAt: stamp() }, updateWith(ROBOT, along)),
  ...fieldCases('R4', 'a changed robot', 'self', {
    isAvailable: { taken: { true: true, false: false }, refused: { text: 'true', 'a number': 1, null: null, nothing: MISSING } },
  }, updateWith(ROBOT, along)), // prettier-ignore

  ...cases('R1', 'allowed', 'eight-hours', { 'a sign-in of nearly eight hours is enough': create(NEW, newRobot()) }),
  ...cases('R1', 'allowed', 'new', { 'somebody without a profile lists a robot': create(NEW, { ...newRobot('nia'), images: [] }) }),
  ...cases('R1', 'denied', 'self', {
    'another’s robot made again as one’s own': create('robots/bob-robot', newRobot()),
    'a robot in another’s name': create(NEW, newRobot(BOB)),
    'one’s own robot made again': create(ROBOT, newRobot()),
  }),
  ...cases('R4', 'denied', 'self', { 'a new robot with something extra': create(NEW, { ...newRobot(), isFeatured: true }) }),

  ...Object.entries(PROTECTED).flatMap(([field, value]) => [
    ...cases('R3', 'denied', 'self', {
      [`an update of ${field} alone`]: update(ROBOT, { [field]: value, ...along }),
      [`an update of ${field} beside the price`]: update(ROBOT, { price: 50, [field]: value, ...along }),
      [`${field} gone`]: updateWith('robots/ada-robot', along)(field === 'isFeatured' ? 'name' : field, MISSING),
    }),
    ...cases('R3', 'denied', 'other', { [`an update of another’s ${field}`]: update(ROBOT, { [field]: value, ...along }) }),
  ]),
  ...cases('R3', 'denied', 'self', {
    'another’s robot changed': update('robots/bob-robot', { price: 50, ...along }),
    'another’s robot taken over': update('robots/bob-robot', { ownerId: ADA, ...along }),
    'a robot that is not there': update('robots/none', { price: 50, ...along }),
  }),
  ...cases('R4', 'allowed', 'self', {
    'an old robot paused': update(ROBOT, { isAvailable: false, ...along }),
    'an old robot given a place': update(ROBOT, { latitude: 35.7, longitude: -78.8, ...along }),
    'an old robot given all the rest': update(ROBOT, { ...withoutProtected(), ...along }),
  }, { [ROBOT]: old }), // prettier-ignore
  ...cases('R4', 'denied', 'self', {
    'an old robot given half a place': update(ROBOT, { latitude: 35.7, ...along }),
    'an old robot given the other half': update(ROBOT, { longitude: 35.7, ...along }),
  }, { [ROBOT]: old }), // prettier-ignore
  ...cases('R5', 'allowed', 'self', {
    'old pictures from elsewhere stay, in another order, beside a new one': update(ROBOT, {
      images: ['https://example.com/b.png', OWN, 'https://example.com/a.png'],
      ...along,
    }),
    'an old picture from elsewhere is taken out': update(ROBOT, { images: ['https://example.com/b.png'], ...along }),
  }, { [ROBOT]: { ...robot(ADA), images: ['https://example.com/a.png', 'https://example.com/b.png'] } }), // prettier-ignore
  ...cases('R5', 'denied', 'self', {
    'an old picture from elsewhere beside a new one from elsewhere': update(ROBOT, {
      images: ['https://example.com/a.png', 'https://example.com/c.png'],
      ...along,
    }),
  }, { [ROBOT]: { ...robot(ADA), images: ['https://example.com/a.png'] } }), // prettier-ignore

  ...cases('R7', 'denied', 'self', { 'another’s robot deleted': remove('robots/bob-robot') }),
];

function withoutProtected() {
  const { name, description, images: pictures, specifications: parts, features: tags, pickupTime, returnTime } = robot(ADA);
  return { name, description, images: pictures, specifications: parts, features: tags, pickupTime, returnTime };
}
