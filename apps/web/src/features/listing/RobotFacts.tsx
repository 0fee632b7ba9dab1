import {
  type Coordinates,
  type FieldSection,
  haversineMiles,
  isInPlace,
  PLAIN_FIELDS,
  type Robot,
  ROBOT_FIELDS,
  shortPlaceName,
  SPECIFICATIONS,
} from '@roborrow/domain';
import { distanceText } from '@roborrow/text/distance';
import { plainFieldTexts, plainFieldValue } from '@roborrow/text/plain-fields';
import { specificationTexts } from '@roborrow/text/specifications';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { Icon } from '../../ui/Icon.tsx';
import { placeInput, useKnownPlace } from '../places/index.ts';
import { robotDetail } from './robot-detail.text.ts';
import styles from './robot-detail.module.css';

export function SpecificationList({ robot }: { readonly robot: Robot }) {
  return (
    <dl className={styles['specifications']}>
      {SPECIFICATIONS.map(({ name }) => (
        <div key={name}>
          <dt>{specificationTexts[name].label}</dt>
          <dd>{robot.specifications[name] || robotDetail.specifications.missing}</dd>
        </div>
      ))}
      <PlainRows robot={robot} section="specifications" />
    </dl>
  );
}

/** The numbers and short texts of a part of the page. */
function PlainRows({ robot, section }: { readonly robot: Robot; readonly section: FieldSection }) {
  return PLAIN_FIELDS.filter((name) => ROBOT_FIELDS[name].section === section).map((name) => {
    const told = plainFieldValue(robot, name) || plainFieldTexts[name].open;
    return (
      told !== '' && (
        <div key={name}>
          <dt>{plainFieldTexts[name].label}</dt>
          <dd>{told}</dd>
        </div>
      )
    );
  });
}

export function Availability({ robot }: { readonly robot: Robot }) {
  return (
    <dl className={styles['specifications']}>
      <PlainRows robot={robot} section="availability" />
    </dl>
  );
}

interface RobotDistanceProps {
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
  const unit = useDistanceUnit();
  if (!origin) return null;
  const { coordinates, place } = origin;
  const miles = haversineMiles(coordinates, at);
  if (isInPlace(miles, town, place?.description ?? null)) return null;
  const distance = distanceText(miles, unit);
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
