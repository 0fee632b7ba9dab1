import { mapSpecifications, NO_SPECIFICATIONS, SPECIFICATIONS } from '@roborrow/domain';
import { imageUrl } from '../documents.ts';
import {
  filled,
  MISSING,
  number,
  oneOf,
  only,
  stamp,
  text,
  times,
  title,
  UNSEEN_OR_TURNING,
  type Field,
  type Fields,
} from '../fields.ts';
import { ADA, BOB } from '../identities.ts';

const CATEGORIES = ['Educational', 'Industrial', 'Service', 'Hobby', 'Other'];
const NO_LIST = {
  text: 'a',
  'an empty text': '',
  'a number': 1,
  'a map': { 0: 'a' },
  'an empty map': {},
  null: null,
};

const days: Field = {
  ...number(1, 3650, 1, { mayBeMissing: true }),
  refused: { ...number(1, 3650, 1, { mayBeMissing: true }).refused, 'a fraction': 1.5 },
};

/** The stored robot's longest rental is 14 days. */
const minDays: Field = {
  taken: { 'the least number': 1, 'the longest rental': 14, nothing: MISSING },
  refused: { ...days.refused, 'more than the longest rental': 15 },
};

const badSpecifications = (): Record<string, unknown> =>
  Object.fromEntries(
    SPECIFICATIONS.flatMap(({ name, maxCharacters }): [string, unknown][] => [
      [`one character too many of ${name}`, { [name]: times(maxCharacters + 1) }],
      [`a number of ${name}`, { [name]: 7 }],
      [`null for ${name}`, { [name]: null }],
    ]),
  );

const specifications: Field = {
  taken: {
    'empty texts': NO_SPECIFICATIONS,
    'texts as long as they may be': mapSpecifications(({ maxCharacters }) => times(maxCharacters)),
    'none of the texts': {},
  },
  refused: {
    'an extra key': { ...NO_SPECIFICATIONS, color: 'red' },
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
    'a tag that shows nothing': ['MIG', '\u200b'],
    ...NO_LIST,
    nothing: MISSING,
  },
};

const OWN = imageUrl('robots');
const picture = (url: string) => ({ [url]: [url] });
const OPEN = OWN.replace(/&token.*/, '');
const COLOURS = 'aZ09+/'.repeat(8);
/** D741: what an address may say of a picture beside its whole. */
const saying = (said: string) => `${OPEN}#${said}`;

/** D235: pictures in the owner's own folder, with the URLs of this project's storage. */
const images: Field = {
  taken: {
    'an empty list': [],
    'one own picture': [OWN],
    'ten own pictures': Array.from({ length: 10 }, (_, i) =>
      imageUrl('robots', ADA, `176000000000${i}-a.webp`),
    ),
    'an own picture in the newer kind of bucket': [OWN.replace('appspot.com', 'firebasestorage.app')],
    'an own picture with its size and colours': [saying(`1x1~${COLOURS}`)],
    'own pictures with three more sizes': [
      saying(`1600x1200~${COLOURS}~12~480~9600`),
      saying(`1600x1600~${COLOURS}~480`),
    ],
  },
  refused: {
    ...picture(`${OWN}#1600x1200~${COLOURS}~480`),
    ...picture(saying('')),
    ...picture(saying('1600x1200')),
    ...picture(saying(`x1200~${COLOURS}`)),
    ...picture(saying(`16000x1200~${COLOURS}`)),
    ...picture(saying(`1600x12000~${COLOURS}`)),
    ...picture(saying(`1600x~${COLOURS}`)),
    ...picture(saying(`1600x1200~${COLOURS}A`)),
    ...picture(saying(`1600x1200~${COLOURS.replace('a', '.')}`)),
    ...picture(saying(`1600x1200~${COLOURS}~1`)),
    ...picture(saying(`1600x1200~${COLOURS}~10000`)),
    ...picture(saying(`1600x1200~${COLOURS}~480~480~480~480`)),
    ...picture(saying(`1600x1200~${COLOURS}~480:https://example.com/pixel.png`)),
    '11 own pictures': Array.from({ length: 11 }, (_, i) =>
      imageUrl('robots', ADA, `17600000000${i + 10}_a.webp`),
    ),
    ...picture('javascript:alert(1)'),
    ...picture('https://example.com/pixel.png'),
    ...picture(imageUrl('robots', BOB)),
    'an own picture and another’s': [OWN, imageUrl('robots', BOB)],
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

/** D234, D235: the fields that the owner writes. */
export const DETAILS: Fields = {
  name: { ...title(120), refused: { ...title(120).refused, ...UNSEEN_OR_TURNING } },
  description: filled(5000),
  category: oneOf(CATEGORIES),
  price: number(1, 1_000_000, 0.01),
  location: filled(200),
  images,
  specifications,
  features,
  pickupTime: text(0, 100),
  returnTime: text(0, 100),
  quantity: {
    ...number(1, 99, 1, { mayBeMissing: true }),
    refused: { ...number(1, 99, 1, { mayBeMissing: true }).refused, 'a fraction': 1.5 },
  },
  minRental: minDays,
  maxRental: days,
};

/** The same of an update. That each picture's URL and each character is looked at, a new robot proves. */
export const CHANGED_DETAILS: Fields = {
  ...DETAILS,
  name: title(120),
  images: {
    ...images,
    refused: {
      ...picture(imageUrl('robots', BOB)),
      'an own picture and another’s': [OWN, imageUrl('robots', BOB)],
      ...picture('https://example.com/pixel.png'),
      'an element that is null': [null],
      text: 'a',
      null: null,
    },
  },
};

const zero = (): Field => only(0, { 'a number': 5, 'a negative number': -1, text: '0' });

/** D231, D232: the creation defaults. */
export const BEGINNING: Fields = {
  ownerId: only(ADA, { 'another’s id': BOB, 'no text': '', 'a number': 1, 'a list': [ADA] }),
  isAvailable: only(true, { false: false, text: 'true', 'a number': 1 }),
  rating: zero(),
  reviewCount: zero(),
  totalRentals: zero(),
  createdAt: stamp(),
  updatedAt: stamp(),
};
