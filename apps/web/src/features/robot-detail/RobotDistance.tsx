import { displayDistance, haversineMiles, shortPlaceName, type Coordinates } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { placeNamed } from '../../queries/places/places.ts';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { distanceText } from '../../text/distance.ts';
import { placeInput } from '../../text/place-input.ts';
import { robotDetail } from '../../text/screens/robot-detail.ts';
import { Icon } from '../../ui/Icon.tsx';

export interface RobotDistanceProps {
  /** The robot's position. */
  readonly at: Coordinates;
  /** The searched place, from the address; empty if the robot was not found near a place. */
  readonly from: string;
}

/** The robot's distance from the searched place, or else from the signed-in user's own place (D52). */
export function RobotDistance({ at, from }: RobotDistanceProps) {
  const { data: answer, isFetching } = useQuery(placeNamed(useServices(), from));
  const own = useMember()?.profile?.coordinates;
  const place = answer?.kind === 'found' ? answer.place : null;
  const origin = place?.coordinates ?? own;
  if (!origin || isFetching) return null;
  const distance = distanceText(displayDistance(haversineMiles(origin, at)));
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
