import {
  isNewRobotIdOf,
  LISTING_CATEGORIES,
  LISTING_LIMITS,
  MAX_ROBOT_IMAGES,
  SPECIFICATIONS,
  type NewRobot,
  type Robot,
  type RobotChanges,
} from '@roborrow/domain';
import { isValidCoordinates } from './coordinates-rules.ts';
import { isOwnUrl } from './image-rules.ts';
import { isFilledText, isNumber, isText, isTitle } from './text.ts';

/** The fields that an update may contain; every other field is protected (D25). */
const EDITABLE: Readonly<Record<keyof RobotChanges, true>> = {
  name: true,
  description: true,
  category: true,
  price: true,
  location: true,
  coordinates: true,
  images: true,
  specifications: true,
  features: true,
  minRental: true,
  maxRental: true,
  pickupTime: true,
  returnTime: true,
  isAvailable: true,
};

export const namesOnlyEditable = (changes: RobotChanges): boolean =>
  Object.keys(changes).every((key) => Object.hasOwn(EDITABLE, key));

/** Whether a listing may replace an earlier one (`null` when it is new). */
export const isValidRobot = (robot: NewRobot & Pick<Robot, 'isAvailable'>, earlier: Robot | null): boolean =>
  (earlier !== null || isNewRobotIdOf(robot.ownerId, robot.id)) &&
  areValidTexts(robot) &&
  LISTING_CATEGORIES.includes(robot.category) &&
  isNumber(robot.price, LISTING_LIMITS.price.min, LISTING_LIMITS.price.max) &&
  isValidRental(robot.minRental) &&
  isValidRental(robot.maxRental) &&
  (robot.minRental ?? 1) <= (robot.maxRental ?? Infinity) &&
  typeof robot.isAvailable === 'boolean' &&
  hasValidPlace(robot, earlier) &&
  areValidFeatures(robot.features) &&
  areValidImages(robot, earlier);

const areValidTexts = ({
  name,
  description,
  location,
  pickupTime,
  returnTime,
  specifications,
}: NewRobot): boolean =>
  isTitle(name, LISTING_LIMITS.name) &&
  isFilledText(description, LISTING_LIMITS.description) &&
  isFilledText(location, LISTING_LIMITS.location) &&
  [pickupTime, returnTime].every((text) => isText(text, LISTING_LIMITS.time)) &&
  SPECIFICATIONS.every((known) => isText(specifications[known.name], known.maxCharacters));

const isValidRental = (rental: number | null): boolean =>
  rental === null ||
  (Number.isInteger(rental) && isNumber(rental, LISTING_LIMITS.rental.min, LISTING_LIMITS.rental.max));

/** An old listing without coordinates may stay without; a new one needs them. */
const hasValidPlace = ({ coordinates }: NewRobot, earlier: Robot | null): boolean =>
  coordinates === null ? earlier !== null && earlier.coordinates === null : isValidCoordinates(coordinates);

/** Each feature is one line. */
const areValidFeatures = (features: readonly string[]): boolean =>
  features.length <= LISTING_LIMITS.features.count &&
  features.every(
    (feature) => isFilledText(feature, LISTING_LIMITS.features.characters) && !feature.includes('\n'),
  ) &&
  isText(features.join(','), LISTING_LIMITS.features.characters);

/**
 * Pictures of the earlier listing may stay, whatever their URL is; new ones must be in the owner's own
 * folder.
 */
const areValidImages = ({ images, ownerId }: NewRobot, earlier: Robot | null): boolean =>
  images.length <= MAX_ROBOT_IMAGES &&
  images.every((url) => earlier?.images.includes(url) === true || isOwnUrl(url, 'robots', ownerId));
