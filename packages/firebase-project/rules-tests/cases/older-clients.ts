import { NO_SPECIFICATIONS } from '@roborrow/domain';
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { allowed, type Case } from '../case.ts';
import { imageUrl, LONG_AGO, robot, type Data } from '../documents.ts';
import { ADA, BOB, NIA } from '../identities.ts';
import type { Documents } from '../world.ts';
import { create, read, together, update } from '../writes.ts';

/*
 * What a client of before tokens wrote and asked, letter by letter. It cannot be recorded, as later ones are
 * (adapter-firebase/testing/record-older-client.ts). The cases go when no tab can be open that knows no better.
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

const asked =
  (path: string, ...constraints: readonly QueryConstraint[]): Case['attempt'] =>
  (database) =>
    getDocs(query(collection(database, path), ...constraints));
const newest = orderBy('createdAt', 'desc');
const available = where('isAvailable', '==', true);
const byAda = where('senderId', '==', ADA);
const toAda = where('receiverId', '==', ADA);
const page = limit(26);

const reads = [
  ...(['anonymous', 'self'] as const).flatMap((as) =>
    allowed(
      'D779',
      {
        'an older client shows the newest listings': asked('robots', available, newest, page),
        'an older client shows those in a box': asked(
          'robots',
          available,
          where('latitude', '>=', 35),
          where('latitude', '<=', 36),
          orderBy('latitude'),
          orderBy('longitude'),
          newest,
          page,
        ),
        'an older client shows one': read(ROBOT),
        'an older client shows its owner': read(`users/${ADA}`),
      },
      { as, given: NEWER },
    ),
  ),
  ...allowed('D779', {
    'an older client shows one’s own listings': asked('robots', where('ownerId', '==', ADA), limit(1000)),
    'an older client shows what one sent': asked('messages', byAda, newest, page),
    'an older client shows what one was sent': asked('messages', toAda, newest, page),
    'an older client shows a conversation': asked(
      'messages',
      byAda,
      where('receiverId', '==', BOB),
      newest,
      page,
    ),
    'an older client counts what is unread': asked(
      'messages',
      toAda,
      where('isRead', '==', false),
      limit(1000),
    ),
    'an older client looks whether a message was stored': read(MESSAGE),
    'an older client reads one’s contact': read(`users/${ADA}/private/contact`),
    'an older client reads what one saved': read(`users/${ADA}/private/saved`),
    'an older client reads whom one blocked': read(`users/${ADA}/private/blocks`),
    'an older client reads one’s choice of mails': read(`users/${ADA}/private/notices`),
    'an older client looks whether one is leaving': read(`deletions/${ADA}`),
    'an older client looks whose a name is': read('usernames/ada_1'),
  }),
];

export const olderClients = [
  ...reads,
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
