import {
  days,
  dollarsPerDay,
  epochMs,
  mapLines,
  mapNumbers,
  mapSpecifications,
  newRobotId,
  numbersOf,
  robotId,
  userId,
  type NewRobot,
  type Ports,
  type Robot,
  type RobotDetails,
  FREE_CALENDAR,
} from '@roborrow/domain';
import type { Person } from './people.ts';

const DETAILS: RobotDetails = {
  ...numbersOf(mapNumbers(({ min }) => min)),
  ...mapLines((_, name) => `${name} of the rover`),
  name: 'Lawn rover',
  description: 'Mows a small lawn by itself.',
  category: 'Service',
  price: dollarsPerDay(24.5),
  location: 'Apex, NC, USA',
  coordinates: { latitude: 35.7327, longitude: -78.8503 },
  images: [],
  specifications: mapSpecifications(({ name }) => `${name} of the rover`),
  features: ['quiet', 'rain sensor'],
  maxRental: days(14),
};

/** A listing before it is created. */
export const newRobot = ({ ports, user }: Person, changes: Partial<NewRobot> = {}): NewRobot => ({
  ...structuredClone(DETAILS),
  id: newRobotId(user.uid, ports.ids),
  ownerId: user.uid,
  ...changes,
});

/** A stored listing, for `plant`. */
export const storedRobot = (ports: Ports, changes: Partial<Robot> = {}): Robot => ({
  ...structuredClone(DETAILS),
  id: robotId(ports.ids.next()),
  ownerId: userId('planted-owner-0000001'),
  isAvailable: true,
  ...FREE_CALENDAR,
  rating: 0,
  reviewCount: 0,
  totalRentals: 0,
  createdAt: epochMs(1_700_000_000_000),
  updatedAt: epochMs(1_700_000_000_000),
  ...changes,
});

/** The expected order of every "newest first" list: later first; equal times by id, descending. */
export const newestFirst = <Item extends { readonly createdAt: number; readonly id: string }>(
  items: readonly Item[],
): readonly Item[] =>
  [...items].sort((a, b) =>
    a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : b.createdAt - a.createdAt,
  );

export const idsOf = <Id>(items: readonly { readonly id: Id }[]): readonly Id[] => items.map(({ id }) => id);
