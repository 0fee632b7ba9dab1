import { displayDistance, haversineMiles, shortPlaceName, type Coordinates } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { placeNamed } from '../../queries/places.ts';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { distanceText } from '../../text/distance.ts';
import { placeInput } from '../../text/place-input.ts';
import { robotDetail } from '../../text/screens/robot-detail.ts';
import { Icon } from '../../ui/Icon.tsx';

export interface RobotDistanceProps {
  /** Where the robot is. */
  readonly at: Coordinates;
  /** The place that was searched for, from the address; empty where the robot was not found near a place. */
  readonly from: string;
}

/** How far the robot is from the place that was searched for, otherwise from the signed-in person's own (D52). */
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
