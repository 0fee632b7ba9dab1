import { NO_SPECIFICATIONS, type Message, type Robot } from '@roborrow/domain';
import { Timestamp, type DocumentData } from 'firebase/firestore';
import { placeKey } from '../src/nearest/place-key.ts';

const AT = Timestamp.fromMillis(1_700_000_000_000);

/** Documents as this version writes them, after the server added its time. */
export const storedRobot = (
  changes: Partial<Record<keyof Robot | 'latitude' | 'longitude', unknown>> = {},
): DocumentData => ({
  ownerId: 'ada-0000000000000001',
  name: 'Lawn rover',
  description: 'Mows a small lawn by itself.',
  category: 'Service',
  price: 24.5,
  location: 'Apex, NC, USA',
  latitude: 35.7,
  longitude: -78.8,
  placeKey: placeKey({ latitude: 35.7, longitude: -78.8 }),
  images: ['https://firebasestorage.googleapis.com/v0/b/x/o/robots%2Fada%2F1700000000000_a.png?alt=media'],
  specifications: { ...NO_SPECIFICATIONS, weight: '12 kg', connectivity: 'Wi-Fi' },
  features: ['quiet'],
  minRental: 1,
  maxRental: 14,
  pickupTime: '9:00 AM',
  returnTime: '',
  isAvailable: true,
  rating: 4.5,
  reviewCount: 2,
  totalRentals: 3,
  createdAt: AT,
  updatedAt: AT,
  ...changes,
});

export const storedProfile = (changes: DocumentData = {}): DocumentData => ({
  username: 'ada_park',
  firstName: 'Ada',
  lastName: 'Park',
  displayName: 'Ada Park',
  bio: '',
  avatar: '',
  location: '',
  expertise: 'beginner',
  isVerified: false,
  isPremium: false,
  rating: 0,
  reviewCount: 0,
  createdAt: AT,
  updatedAt: AT,
  ...changes,
});

export const storedMessage = (
  changes: Partial<Record<keyof Message | 'receiverEmail', unknown>> = {},
): DocumentData => ({
  content: 'Is the rover free on Saturday?',
  senderId: 'ada-0000000000000001',
  senderName: 'Ada Park',
  receiverId: 'omar-000000000000001',
  receiverName: 'Omar Reyes',
  receiverEmail: '',
  isRead: false,
  createdAt: AT,
  robotId: 'rover-00000000000001',
  dates: { kind: 'accepted', request: 'request-0000000000001' },
  ...changes,
});

export const storedContact = (changes: DocumentData = {}): DocumentData => ({
  email: 'ada@example.com',
  latitude: 35.7,
  longitude: -78.8,
  ...changes,
});

export const storedSaved = (): DocumentData => ({
  robots: ['rover 1700000000000 24.5 Lawn rover'],
  searches: ['query=arm&distance=10 1700000000000 1700000000001 Arms'],
  removed: ['arm-2 1700000000000'],
});
