import {
  LISTING_CATEGORIES,
  mapSpecifications,
  NO_SPECIFICATIONS,
  parseCategory,
  robotDefaults,
  type Days,
  type DollarsPerDay,
  type ListingCategory,
  type NewRobot,
  type Robot,
  type RobotChanges,
  type RobotId,
  type UserId,
} from '@roborrow/domain';
import { deleteField, serverTimestamp, type DocumentData } from 'firebase/firestore';
import { z } from 'zod/mini';
import type { ImageUrls } from '../image-urls.ts';
import { createDecode, type Decode } from './decoder.ts';
import { coordinatesOf, createdAt, orElse, place, text, updatedAt } from './schemas.ts';

const isListable = (value: unknown): value is ListingCategory =>
  LISTING_CATEGORIES.some((category) => category === value);

/** In Title Case; compared ignoring case (D6). */
const category = z.pipe(
  z.pipe(
    z.string(),
    z.transform((stored) => {
      const parsed = parseCategory(stored);
      return parsed.kind === 'category' ? parsed.name : stored;
    }),
  ),
  z.custom<ListingCategory>(isListable),
);

const price = z.custom<DollarsPerDay>((value) => Number.isFinite(value));
const days = z.custom<Days>((value) => Number.isFinite(value));

const stored = z.object({
  id: text<RobotId>(),
  ownerId: text<UserId>(),
  name: z.string(),
  description: z.string(),
  category,
  price,
  location: orElse(z.string(), ''),
  ...place,
  images: orElse(z.array(z.string()), []),
  specifications: orElse(z.object(mapSpecifications(() => orElse(z.string(), ''))), NO_SPECIFICATIONS),
  features: orElse(z.array(z.string()), []),
  minRental: orElse(z.nullable(days), null),
  maxRental: orElse(z.nullable(days), null),
  pickupTime: orElse(z.string(), ''),
  returnTime: orElse(z.string(), ''),
  isAvailable: z.boolean(),
  rating: orElse(z.number(), 0),
  reviewCount: orElse(z.number(), 0),
  totalRentals: orElse(z.number(), 0),
  createdAt,
  updatedAt,
});

export const createDecodeRobot = (urls: ImageUrls): Decode<Robot> =>
  createDecode(
    z.pipe(
      stored,
      z.transform(({ latitude, longitude, images, ...robot }): Robot => ({
        ...robot,
        coordinates: coordinatesOf({ latitude, longitude }),
        images: images.map(urls.shown),
        updatedAt: robot.updatedAt ?? robot.createdAt,
      })),
    ),
  );

/** Encodes each field that may be changed; a `null` value deletes the field. */
const encodeChanges = (changes: RobotChanges, urls: ImageUrls): DocumentData => {
  const { name, description, location, pickupTime, returnTime, features, isAvailable } = changes;
  const {
    category: named,
    price: asked,
    minRental,
    maxRental,
    coordinates,
    images,
    specifications,
  } = changes;
  return {
    name,
    description,
    category: named,
    price: asked,
    location,
    pickupTime,
    returnTime,
    features: features && [...features],
    isAvailable,
    minRental,
    maxRental,
    latitude: coordinates && coordinates.latitude,
    longitude: coordinates && coordinates.longitude,
    images: images?.map(urls.stored),
    specifications: specifications && { ...specifications },
  };
};

export const encodeNewRobot = (robot: NewRobot, urls: ImageUrls): DocumentData => ({
  ...present(encodeChanges(robot, urls), () => undefined),
  ...robotDefaults,
  ownerId: robot.ownerId,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
});

export const encodeRobotChanges = (changes: RobotChanges, urls: ImageUrls): DocumentData => ({
  ...present(encodeChanges(changes, urls), deleteField),
  updatedAt: serverTimestamp(),
});

/** Drops fields that are `undefined`, and replaces `null` by the given marker for absence. */
const present = (data: DocumentData, absence: () => unknown): DocumentData =>
  Object.fromEntries(
    Object.entries(data)
      .map(([key, value]: [string, unknown]): [string, unknown] => [key, value === null ? absence() : value])
      .filter(([, value]) => value !== undefined),
  );
