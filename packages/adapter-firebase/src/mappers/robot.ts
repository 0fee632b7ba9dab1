import {
  LISTING_CATEGORIES,
  mapLines,
  mapNumbers,
  mapSpecifications,
  NO_SPECIFICATIONS,
  numbersOf,
  parseCategory,
  type DollarsPerDay,
  type ListingCategory,
  type Robot,
  type RobotId,
  type RobotVersion,
  type UserId,
} from '@roborrow/domain';
import { calendarFields } from './calendar.ts';
import type { ImageUrls } from '../image-urls.ts';
import { starCounts } from './review.ts';
import { coordinatesOf, createdAt, orElse, place, text, updatedAt } from './schemas.ts';
import { z } from 'zod/mini';
import { createDecode, type Decode } from './decoder.ts';

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
const finite = z.custom<number>((value) => Number.isFinite(value));

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
  ...mapNumbers(() => orElse(z.nullable(finite), null)),
  ...mapLines(() => orElse(z.string(), '')),
  isAvailable: z.boolean(),
  rating: orElse(z.number(), 0),
  reviewCount: orElse(z.number(), 0),
  totalRentals: orElse(z.number(), 0),
  ...calendarFields,
  stars: starCounts,
  createdAt,
  updatedAt,
});

/** The fields of a robot's document that are read. Its tokens, most of its bytes, are for the index alone. */
export const STORED_ROBOT_FIELDS: readonly string[] = Object.keys(stored.shape).filter(
  (field) => field !== 'id',
);

export const createDecodeRobot = (urls: ImageUrls): Decode<Robot> =>
  createDecode(
    z.pipe(
      stored,
      z.transform(({ latitude, longitude, images, stars, ...robot }): Robot => ({
        ...robot,
        ...stars,
        ...numbersOf(robot),
        coordinates: coordinatesOf({ latitude, longitude }),
        images: images.map(urls.shown),
        updatedAt: robot.updatedAt ?? robot.createdAt,
      })),
    ),
  );

/** Decodes the times of a document that was read completely or only with its times. */
export const decodeVersion: Decode<RobotVersion> = createDecode(
  z.pipe(
    z.object({ id: text<RobotId>(), createdAt, updatedAt }),
    z.transform((version): RobotVersion => ({
      ...version,
      updatedAt: version.updatedAt ?? version.createdAt,
    })),
  ),
);
