import { serverTimestamp } from 'firebase/firestore/lite';
import { allowed, denied } from '../case.ts';
import { imageUrl, robot } from '../documents.ts';
import { again, fieldCases, MISSING, PAST, stamp, times } from '../fields.ts';
import { ADA, BOB } from '../identities.ts';
import { create, createWith, newRobot, remove, update, updateWith } from '../writes.ts';
import { BEGINNING, CHANGED_DETAILS, DETAILS } from './robot-fields.ts';
import { withoutPlace } from './robot-places.ts';

const NEW = 'robots/ada_new';
const ROBOT = 'robots/ada-robot';
const OWN = imageUrl('robots');
const along = { updatedAt: serverTimestamp() };

const PROTECTED = {
  ownerId: BOB,
  createdAt: PAST,
  rating: 5,
  reviewCount: 9,
  totalRentals: 3,
  isFeatured: true,
};

/** A document of an older version. */
const { pickupTime: _p, returnTime: _r, specifications: _s, features: _f, images: _i, ...rest } = robot(ADA);
const old = withoutPlace(rest);

/** A document from before invisible characters were refused. */
const UNSEEN = {
  ...robot(ADA),
  name: '\u200b',
  description: '\u2800',
  location: ' ',
  features: ['\u3164'],
  minRental: 9,
  maxRental: 7,
};

export const robots = [
  ...fieldCases('D234', 'a new robot', DETAILS, createWith(NEW, newRobot())),
  ...fieldCases('D232', 'a new robot', BEGINNING, createWith(NEW, newRobot())),
  ...fieldCases(
    'D234',
    'a changed robot',
    { ...again(CHANGED_DETAILS), updatedAt: stamp() },
    updateWith(ROBOT, along),
  ),
  ...fieldCases(
    'D234',
    'a changed robot',
    {
      isAvailable: {
        taken: { true: true, false: false },
        refused: { text: 'true', 'a number': 1, null: null, nothing: MISSING },
      },
    },
    updateWith(ROBOT, along),
  ),

  ...allowed(
    'D231',
    {
      'a sign-in of nearly eight hours is enough': create(NEW, newRobot()),
    },
    { as: 'eight-hours' },
  ),
  ...allowed(
    'D231',
    {
      'a user without a profile lists a robot': create('robots/nia_new', { ...newRobot('nia'), images: [] }),
    },
    { as: 'new' },
  ),
  ...denied('D231', {
    'another’s robot made again as one’s own': create('robots/bob-robot', newRobot()),
    'a robot in another’s name': create(NEW, newRobot(BOB)),
    'one’s own robot made again': create(ROBOT, newRobot()),
  }),
  ...denied('D234', {
    'a new robot with something extra': create(NEW, { ...newRobot(), isFeatured: true }),
  }),

  ...Object.entries(PROTECTED).flatMap(([field, value]) => [
    ...denied('D233', {
      [`an update of ${field} alone`]: update(ROBOT, { [field]: value, ...along }),
      [`an update of ${field} beside the price`]: update(ROBOT, { price: 50, [field]: value, ...along }),
      [`${field} gone`]: updateWith('robots/ada-robot', along)(
        field === 'isFeatured' ? 'name' : field,
        MISSING,
      ),
    }),
    ...denied(
      'D233',
      {
        [`an update of another’s ${field}`]: update(ROBOT, { [field]: value, ...along }),
      },
      { as: 'other' },
    ),
  ]),
  ...denied('D233', {
    'another’s robot changed': update('robots/bob-robot', { price: 50, ...along }),
    'another’s robot taken over': update('robots/bob-robot', { ownerId: ADA, ...along }),
    'a robot that is not there': update('robots/none', { price: 50, ...along }),
  }),
  ...allowed(
    'D234',
    {
      'an old robot paused': update(ROBOT, { isAvailable: false, ...along }),
      'an old robot given all the rest': update(ROBOT, { ...withoutProtected(), ...along }),
    },
    { given: { [ROBOT]: old } },
  ),
  ...allowed(
    'D234',
    {
      'pausing a listing whose texts are invisible': update(ROBOT, { isAvailable: false, ...along }),
      'its name written so that it can be seen': update(ROBOT, { name: 'Welder', ...along }),
    },
    { given: { [ROBOT]: UNSEEN } },
  ),
  ...denied(
    'D234',
    {
      'its minimum raised above its maximum': update(ROBOT, { minRental: 8, ...along }),
      'its maximum lowered below its minimum': update(ROBOT, { maxRental: 6, ...along }),
      'a name that turns text in place of one that shows nothing': update(ROBOT, {
        name: 'a\u202eb',
        ...along,
      }),
    },
    { given: { [ROBOT]: { ...UNSEEN, minRental: 9, maxRental: 7 } } },
  ),
  ...allowed('D234', { 'a new robot with the longest id': create(`robots/ada_${times(56)}`, newRobot()) }),
  ...denied('D234', {
    'a new robot with an id as long as a page': create(`robots/ada_${times(1400)}`, newRobot()),
    'a new robot with an id that is one too long': create(`robots/ada_${times(57)}`, newRobot()),
    'a new robot with an id of other characters': create('robots/ada_a b', newRobot()),
  }),
  ...allowed(
    'D571',
    { 'an id of one’s own, which no listing has any more': create(NEW, newRobot()) },
    { given: { 'hiddenRobots/ada_other': robot(ADA) } },
  ),
  ...denied(
    'D571',
    { 'a listing that the operator hid, written again by its owner': create(NEW, newRobot()) },
    { given: { [NEW.replace('robots', 'hiddenRobots')]: robot(ADA) } },
  ),
  ...denied('D570', { 'an id in an older form': create('robots/bob-deleted', newRobot()) }),
  ...denied('D571', {
    'an id that begins with another owner’s': create('robots/bob_deleted', newRobot()),
    'an id that goes on after one’s own': create('robots/adaline_new', newRobot()),
    'one’s own id, with nothing after it': create('robots/ada_', newRobot()),
    'one’s own id alone': create('robots/ada', newRobot()),
    'an id that another owner’s could be the beginning of': create('robots/ada_x_new', newRobot()),
  }),
  ...allowed(
    'D234',
    {
      'a listing with its category in lower case paused': update(ROBOT, { isAvailable: false, ...along }),
      'its category written as it should be': update(ROBOT, { category: 'Industrial', ...along }),
    },
    { given: { [ROBOT]: { ...robot(ADA), category: 'industrial' } } },
  ),
  ...denied(
    'D234',
    { 'a category in lower case changed to another': update(ROBOT, { category: 'service', ...along }) },
    { given: { [ROBOT]: { ...robot(ADA), category: 'industrial' } } },
  ),
  ...allowed(
    'D235',
    {
      'old pictures from elsewhere stay, in another order, beside a new one': update(ROBOT, {
        images: ['https://example.com/b.png', OWN, 'https://example.com/a.png'],
        ...along,
      }),
      'an old picture from elsewhere is taken out': update(ROBOT, {
        images: ['https://example.com/b.png'],
        ...along,
      }),
    },
    {
      given: {
        [ROBOT]: { ...robot(ADA), images: ['https://example.com/a.png', 'https://example.com/b.png'] },
      },
    },
  ),
  ...denied(
    'D235',
    {
      'an old picture from elsewhere beside a new one from elsewhere': update(ROBOT, {
        images: ['https://example.com/a.png', 'https://example.com/c.png'],
        ...along,
      }),
    },
    { given: { [ROBOT]: { ...robot(ADA), images: ['https://example.com/a.png'] } } },
  ),

  ...denied('D237', { 'another’s robot deleted': remove('robots/bob-robot') }),
];

function withoutProtected() {
  const {
    name,
    description,
    images: pictures,
    specifications: parts,
    features: tags,
    pickupTime,
    returnTime,
  } = robot(ADA);
  return {
    name,
    description,
    images: pictures,
    specifications: parts,
    features: tags,
    pickupTime,
    returnTime,
  };
}
