import { categoryName } from '@roborrow/text/category';
import {
  haversineMiles,
  PLAIN_FIELDS,
  shortPlaceName,
  SPECIFICATIONS,
  type Coordinates,
  type DistanceUnit,
  type KnownPlace,
  type Robot,
} from '@roborrow/domain';
import { availabilityText } from '@roborrow/text/availability';
import { distanceText } from '@roborrow/text/distance';
import { pricePerDay } from '@roborrow/text/money';
import { plainFieldTexts, plainFieldValue } from '@roborrow/text/plain-fields';
import { ratingText, reviewCount } from '@roborrow/text/rating';
import { specificationTexts } from '@roborrow/text/specifications';
import { robotDetail } from '../listing/index.ts';
import { compare as words } from './compare.text.ts';

/** From where distances are measured; the member's own place has no name. */
export interface ComparedFrom {
  readonly coordinates: Coordinates;
  readonly place: KnownPlace | null;
}

/** A row of the comparison: what it tells, and in words for each robot. */
export interface ComparisonRow {
  readonly label: string;
  readonly tell: (robot: Robot) => string;
}

const distanceRow = ({ coordinates, place }: ComparedFrom, unit: DistanceUnit): ComparisonRow => ({
  label: place ? words.distance(shortPlaceName(place.description)) : words.ownDistance,
  tell: (robot) =>
    robot.coordinates ? distanceText(haversineMiles(coordinates, robot.coordinates), unit) : words.noPlace,
});

/** The rows in their order; distances only from a known place. */
export const comparisonRows = (origin: ComparedFrom | null, unit: DistanceUnit): readonly ComparisonRow[] => {
  return [
    { label: words.price, tell: ({ price }) => pricePerDay(price) },
    { label: words.availability, tell: ({ isAvailable }) => availabilityText(isAvailable) },
    {
      label: words.rating,
      tell: (robot) =>
        robot.reviewCount > 0
          ? `${ratingText(robot.rating)} (${reviewCount(robot.reviewCount)})`
          : words.noRating,
    },
    ...(origin ? [distanceRow(origin, unit)] : []),
    { label: words.location, tell: ({ location }) => location },
    { label: words.category, tell: ({ category }) => categoryName(category) },
    ...PLAIN_FIELDS.map((name) => ({
      label: plainFieldTexts[name].label,
      tell: (robot: Robot) => plainFieldValue(robot, name) || plainFieldTexts[name].open,
    })),
    ...SPECIFICATIONS.map(({ name }) => ({
      label: specificationTexts[name].label,
      tell: ({ specifications }: Robot) => specifications[name] || robotDetail.specifications.missing,
    })),
    { label: words.features, tell: ({ features }) => features.join(', ') || words.none },
  ];
};
