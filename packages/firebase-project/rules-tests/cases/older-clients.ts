import { NO_SPECIFICATIONS } from '@roborrow/domain';
import { serverTimestamp } from 'firebase/firestore/lite';
import { allowed } from '../case.ts';
import { imageUrl, LONG_AGO, robot, type Data } from '../documents.ts';
import { ADA, BOB, NIA } from '../identities.ts';
import type { Documents } from '../world.ts';
import { create, together, update } from '../writes.ts';

/*
 * What a client of the release before wrote, letter by letter: an open tab does for a day what it always did, while these rules hold. When
 * a release is made, its writes are added; they go when no tab can be open that knows no better.
 */

const NEW = 'robots/ada_new';
const ROBOT = 'robots/ada-robot';
const MESSAGE = 'messages/new';

/** Pictures of one size, with a token; no number of robots, no calendar, and no tokens. */
const FORM: Data = {
  name: 'Lawn rover',
  description: 'Mows a small lawn by itself.',
  category: 'Service',
  price: 24.5,
  location: 'Apex, NC, USA',
  latitude: 35.7,
  longitude: -78.8,
  placeKey: '2122013133110312333221,35.7,-78.8',
  images: [imageUrl('robots')],
  specifications: { ...NO_SPECIFICATIONS, weight: '12 kg', connectivity: 'Wi-Fi' },
  features: ['quiet'],
  minRental: 1,
  maxRental: 14,
  pickupTime: '9:00 AM',
  returnTime: '',
  isAvailable: true,
};

const CREATED: Data = {
  ...FORM,
  ownerId: ADA,
  rating: 0,
  reviewCount: 0,
  totalRentals: 0,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
};

const SENT: Data = {
  content: 'Is the rover free on Saturday?',
  senderId: ADA,
  senderName: 'Ada Okafor',
  receiverId: BOB,
  receiverName: 'Bob Okafor',
  receiverEmail: '',
  isRead: false,
  createdAt: serverTimestamp(),
  robotId: 'bob-robot',
};

const PROFILE: Data = {
  username: '',
  firstName: 'Nia',
  lastName: 'Okafor',
  displayName: 'Nia Okafor',
  bio: '',
  avatar: '',
  location: '',
  expertise: 'beginner',
  isVerified: false,
  isPremium: false,
  rating: 0,
  reviewCount: 0,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
};

/** A listing with what newer clients wrote, which an older one leaves as it is. */
const NEWER: Documents = {
  [ROBOT]: {
    ...robot(ADA),
    quantity: 3,
    closedDays: ['2028-02-26 2028-03-01'],
    closedWeekdays: [0],
    taken: ['01 2028-04-01 2028-04-03 request'],
    stars: [0, 0, 1, 0, 2],
    rating: 4.3,
    reviewCount: 3,
    updatedAt: LONG_AGO,
  },
};

const sends = (message: Data) =>
  together({ [MESSAGE]: message, [`users/${ADA}/private/outbox`]: { message: 'new' } });

export const olderClients = [
  ...allowed('D779', {
    'an older client lists a robot': create(NEW, CREATED),
    'an older client sends a message': sends(SENT),
    'an older client asks for dates': sends({
      ...SENT,
      dates: { kind: 'asked', first: '2028-02-26', last: '2028-02-28', total: 13_650 },
    }),
    'an older client marks a message read': update('messages/bob-to-ada', { isRead: true }),
    'an older client changes its profile': update(`users/${ADA}`, {
      firstName: 'Ada',
      lastName: 'Park',
      displayName: 'Ada Park',
      bio: '',
      location: '',
      expertise: 'expert',
      avatar: imageUrl('avatars'),
      updatedAt: serverTimestamp(),
    }),
  }),
  ...allowed(
    'D779',
    {
      'an older client saves a listing that newer ones know more of': update(ROBOT, {
        ...FORM,
        updatedAt: serverTimestamp(),
      }),
      'an older client pauses it': update(ROBOT, { isAvailable: false, updatedAt: serverTimestamp() }),
    },
    { given: NEWER },
  ),
  ...allowed(
    'D779',
    {
      'an older client makes a profile': together({
        [`users/${NIA}`]: PROFILE,
        [`users/${NIA}/private/contact`]: { email: 'nia@example.com' },
      }),
    },
    { as: 'new' },
  ),
];
