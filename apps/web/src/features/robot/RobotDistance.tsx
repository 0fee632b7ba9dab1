import {
  displayDistance,
  haversineMiles,
  isInPlace,
  shortPlaceName,
  type Coordinates,
} from '@roborrow/domain';
import { distanceText } from '@roborrow/text/distance';
import { Icon } from '../../ui/Icon.tsx';
import { placeInput, useKnownPlace } from '../places/index.ts';
import { robotDetail } from './robot-detail.text.ts';

export interface RobotDistanceProps {
  /** The robot's position. */
  readonly at: Coordinates;
  /** Where it is, in its listing's words: a whole town. */
  readonly town: string;
  /** The searched place, from the address; empty if the robot was not found near a place. */
  readonly from: string;
}

/** The robot's distance from the searched place, or else from the signed-in user's own place (D52); none in that very place (D609). */
export function RobotDistance({ at, town, from }: RobotDistanceProps) {
  const origin = useKnownPlace(from);
  if (!origin) return null;
  const { coordinates, place } = origin;
  const miles = haversineMiles(coordinates, at);
  if (isInPlace(miles, town, place?.description ?? null)) return null;
  const distance = distanceText(displayDistance(miles));
  return (
    <span>
      <Icon name="navigation" size={17} />
      {place
        ? robotDetail.distanceFrom(distance, shortPlaceName(place.description))
        : robotDetail.distanceFromOwn(distance)}
      {place?.source && <small>{placeInput.sources[place.source]}</small>}
    </span>
  );
}
