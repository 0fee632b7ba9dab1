import {
  isLine,
  isNewRobotIdOf,
  LISTING_CATEGORIES,
  MAX_ROBOT_IMAGES,
  PLAIN_FIELDS,
  ROBOT_FIELDS,
  SPECIFICATIONS,
  type LineName,
  type NewRobot,
  type NumberName,
  type Robot,
  type RobotChanges,
} from '@roborrow/domain';
import { isValidCoordinates, isFilledText, isNumber, isText, isTitle } from './values.ts';
import { isValidClosing } from './robot-calendar.ts';
import { isOwnUrl } from './image-rules.ts';

/** The fields that an update may contain; every other field is protected (D25). */
const EDITABLE: ReadonlySet<string> = new Set([
  ...Object.keys(ROBOT_FIELDS),
  'isAvailable',
  'closedDays',
  'closedWeekdays',
]);

export const namesOnlyEditable = (changes: RobotChanges): boolean =>
  Object.keys(changes).every((key) => EDITABLE.has(key));

/** Whether a listing may replace an earlier one (`null` when it is new). */
export const isValidRobot = (robot: Robot, earlier: Robot | null): boolean =>
  (earlier !== null || isNewRobotIdOf(robot.ownerId, robot.id)) &&
  areValidTexts(robot) &&
  LISTING_CATEGORIES.includes(robot.category) &&
  isNumber(robot.price, ROBOT_FIELDS.price.min, ROBOT_FIELDS.price.max) &&
  PLAIN_FIELDS.every((name) => isValidPlain(robot, name)) &&
  (robot.minRental ?? 1) <= (robot.maxRental ?? Infinity) &&
  typeof robot.isAvailable === 'boolean' &&
  hasValidPlace(robot, earlier) &&
  areValidFeatures(robot.features) &&
  isValidClosing(robot) &&
  areValidImages(robot, earlier);

const areValidTexts = ({ name, description, location, specifications }: NewRobot): boolean =>
  isTitle(name, ROBOT_FIELDS.name.maxCharacters) &&
  isFilledText(description, ROBOT_FIELDS.description.maxCharacters) &&
  isFilledText(location, ROBOT_FIELDS.location.maxCharacters) &&
  SPECIFICATIONS.every((known) => isText(specifications[known.name], known.maxCharacters));

const isValidPlain = (robot: NewRobot, name: NumberName | LineName): boolean => {
  if (isLine(name)) return isText(robot[name], ROBOT_FIELDS[name].maxCharacters);
  const { min, max, decimals } = ROBOT_FIELDS[name];
  const number = robot[name];
  return number === null || (isNumber(number, min, max) && (decimals > 0 || Number.isInteger(number)));
};

/** An old listing without coordinates may stay without; a new one needs them. */
const hasValidPlace = ({ coordinates }: NewRobot, earlier: Robot | null): boolean =>
  coordinates === null ? earlier !== null && earlier.coordinates === null : isValidCoordinates(coordinates);

/** Each feature is one line. */
const areValidFeatures = (features: readonly string[]): boolean =>
  features.length <= ROBOT_FIELDS.features.count &&
  features.every(
    (feature) => isFilledText(feature, ROBOT_FIELDS.features.characters) && !feature.includes('\n'),
  ) &&
  isText(features.join(','), ROBOT_FIELDS.features.characters);

/**
 * Pictures of the earlier listing may stay, whatever their URL is; new ones must be in the owner's own
 * folder.
 */
const areValidImages = ({ images, ownerId }: NewRobot, earlier: Robot | null): boolean =>
  images.length <= MAX_ROBOT_IMAGES &&
  images.every((url) => earlier?.images.includes(url) === true || isOwnUrl(url, 'robots', ownerId));
