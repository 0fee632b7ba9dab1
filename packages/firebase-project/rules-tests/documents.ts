import { NO_SPECIFICATIONS } from '@roborrow/domain';
import { Timestamp } from 'firebase/firestore/lite';
import { ADA, BOB, emailOf } from './identities.ts';

export type Data = Readonly<Record<string, unknown>>;

/** The time at which the stored documents were written. */
export const LONG_AGO = Timestamp.fromMillis(1_760_000_000_000);
/** Less than a day before the tests. */
export const AN_HOUR_AGO = Timestamp.fromMillis(Date.now() - 3_600_000);

/** The URL of a picture in a user's own folder. */
export const imageUrl = (folder: 'robots' | 'avatars', uid = ADA, name = '1760000000000_a.jpg'): string =>
  `https://firebasestorage.googleapis.com/v0/b/demo-roborrow.appspot.com/o/${folder}%2F${uid}%2F${name}?alt=media&token=0b1c-2d`;

export const profile = (uid: string, name: string): Data => ({
  username: `${uid}_1`,
  firstName: name,
  lastName: 'Okafor',
  displayName: `${name} Okafor`,
  bio: '',
  avatar: '',
  location: '',
  expertise: 'beginner',
  isVerified: false,
  isPremium: false,
  rating: 0,
  reviewCount: 0,
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
});

export const contact = (uid: string): Data => ({ email: emailOf(uid), latitude: 35.7, longitude: -78.8 });

export const saved = (): Data => ({
  robots: ['rover 1760000000000 45.5 Apex Welder'],
  searches: ['query=arm&distance=10 1760000000000 1760000000001 Arms near me'],
  removed: ['arm-2 1760000000000'],
});

export const noticeSettings = (): Data => ({
  messageByEmail: true,
  withBeginning: false,
  language: 'en',
});

export const acceptedTerms = (): Data => ({ version: '2026-11-01', at: LONG_AGO });

/** A line of the devices on which a user hears of messages. */
export const deviceLine = (
  endpoint = 'https://fcm.googleapis.com/fcm/send/phone',
  keys = `B${'p'.repeat(86)} ${'s'.repeat(22)}`,
): string => `${endpoint} ${keys}`;

export const devices = (): Data => ({ devices: [deviceLine()] });

/** The key of the stored robot's place. */
export const PLACE_KEY = '2122013133110312333221,35.7,-78.8';

export const robot = (ownerId: string): Data => ({
  name: 'Apex Welder',
  description: 'Welds.',
  category: 'Industrial',
  price: 45.5,
  location: 'Apex, NC, USA',
  latitude: 35.7,
  longitude: -78.8,
  placeKey: PLACE_KEY,
  tokens: ['to:50', 'from:40', 'd:1', 's:NC', 'b:wel', 'w:weld', 'n:w:weld', 'c:welding'],
  images: [imageUrl('robots', ownerId)],
  specifications: { ...NO_SPECIFICATIONS, weight: '90 kg', connectivity: 'CAN' },
  features: ['MIG', 'TIG'],
  minRental: 1,
  maxRental: 14,
  pickupTime: '9:00',
  returnTime: '17:00',
  isAvailable: true,
  ownerId,
  rating: 0,
  reviewCount: 0,
  totalRentals: 0,
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
});

export const message = (senderId: string, receiverId: string, senderName: string): Data => ({
  content: 'Is it still there?',
  senderId,
  senderName,
  receiverId,
  receiverName: 'Receiver',
  receiverEmail: '',
  isRead: false,
  createdAt: LONG_AGO,
  robotId: 'ada-robot',
});

/** Of Bob's profile. */
export const report = (): Data => ({
  kind: 'profile',
  subject: BOB,
  reason: 'spam',
  note: 'Again and again.',
  person: BOB,
  copy: { displayName: 'Bob Okafor', bio: '' },
  createdAt: LONG_AGO,
});
