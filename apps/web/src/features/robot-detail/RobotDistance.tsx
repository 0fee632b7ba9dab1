import { displayDistance, haversineMiles, type Coordinates } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { placeCoordinates } from '../../queries/places.ts';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { distanceText } from '../../text/distance.ts';
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
  const { data: place, isFetching } = useQuery(placeCoordinates(useServices(), from));
  const own = useMember()?.profile?.coordinates;
  const origin = place ?? own;
  if (!origin || isFetching) return null;
  const distance = distanceText(displayDistance(haversineMiles(origin, at)));
  return (
    <span>
      <Icon name="navigation" size={17} />
      {place ? robotDetail.distanceFrom(distance, from) : robotDetail.distanceFromOwn(distance)}
    </span>
  );
}
