import {
  isUnderstanding,
  ROBOT_FIELDS,
  robotDefaults,
  searchTokens,
  type NewRobot,
  type RobotChanges,
  type Vocabulary,
} from '@roborrow/domain';
import { deleteField, serverTimestamp, type DocumentData } from 'firebase/firestore';
import { encodeClosedDays } from './calendar.ts';
import type { ImageUrls } from '../image-urls.ts';
import { placeKey } from '../nearest/place-key.ts';

/** Encodes each field that may be changed; a `null` value deletes the field. All but six are stored as they are. */
const encodeChanges = (changes: RobotChanges, urls: ImageUrls): DocumentData => {
  const { features, coordinates, images, specifications, closedDays, closedWeekdays } = changes;
  const { coordinates: _, ...plain } = ROBOT_FIELDS;
  return {
    ...Object.fromEntries(Object.keys(plain).map((name) => [name, changes[name as keyof typeof plain]])), // they are its keys
    isAvailable: changes.isAvailable,
    closedDays: closedDays && encodeClosedDays(closedDays),
    closedWeekdays: closedWeekdays && [...closedWeekdays],
    features: features && [...features],
    latitude: coordinates && coordinates.latitude,
    longitude: coordinates && coordinates.longitude,
    placeKey: coordinates && placeKey(coordinates),
    images: images?.map(urls.stored),
    specifications: specifications && { ...specifications },
  };
};

/**
 * The tokens that a listing is found by. A client that does not know what words mean stores none: those that it could would not be found
 * by others.
 */
export const encodeTokens = (
  robot: Parameters<typeof searchTokens>[0],
  vocabulary: Vocabulary,
): DocumentData => (isUnderstanding(vocabulary) ? { tokens: searchTokens(robot, vocabulary) } : {});

export const encodeNewRobot = (robot: NewRobot, urls: ImageUrls, vocabulary: Vocabulary): DocumentData => ({
  ...encodeTokens(robot, vocabulary),
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
