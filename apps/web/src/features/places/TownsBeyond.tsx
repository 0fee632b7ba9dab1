import { miles } from '@roborrow/domain';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { Icon } from '../../ui/Icon.tsx';
import { map } from './map.text.ts';
import type { MapFrame } from './map-renderer.ts';
import type { NamedPlace } from './map-scene.ts';
import styles from './towns-beyond.module.css';
import { unitsPerMile, unproject } from './projection.ts';
import { isWithin, type ScreenPoint, type Size, toScreen, type View } from './view.ts';

interface TownsBeyondProps {
  readonly frame: MapFrame;
  readonly places: readonly NamedPlace[];
}

/** The towns nearest to a view that shows hardly any, at its edges, with their distance (D612). */
export function TownsBeyond({ frame: { view, size }, places }: TownsBeyondProps) {
  const unit = useDistanceUnit();
  const mile = unitsPerMile(unproject(view).latitude);
  return townsBeyond(places, view, size).map(({ name, distance, angle, left, top }) => (
    <p
      key={name}
      className={styles['beyond']}
      style={{
        transform: `translate(${left}px, ${top}px) translate(${(-100 * left) / size.width}%, ${(-100 * top) / size.height}%)`,
      }}
    >
      <span dir="ltr" className={styles['arrow']} style={{ rotate: `${angle + 180}deg` }}>
        <Icon name="arrow-left" size={14} />
      </span>
      {map.townBeyond(name, miles(distance / mile), unit)}
    </p>
  ));
}

/** A town beyond the edge of the view, and where on the edge the way to it begins. */
interface TownBeyond extends ScreenPoint {
  readonly name: string;
  /** From the middle of the view, in units of the map. */
  readonly distance: number;
  /** Clockwise from the right, in degrees. */
  readonly angle: number;
}

/** A view with so many names of towns needs none from beyond. */
const ENOUGH_NAMES = 3;
/** The most towns that are named. */
const MOST = 3;
/** Smaller places help nobody to find their way. */
const LEAST_INHABITANTS = 5000;
/** Towns in nearly the same direction would be written over each other, in degrees. */
const APART = 50;
/** The space between the name and the edge, in pixels. */
const EDGE = 14;

const turn = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/**
 * The towns nearest to a view that shows hardly any: a map that was zoomed in far would be blank otherwise (D612). Each in another
 * direction, the nearest first.
 */
export function townsBeyond(places: readonly NamedPlace[], view: View, size: Size): readonly TownBeyond[] {
  const named = places.filter(({ population }) => population >= LEAST_INHABITANTS);
  const inside = named.filter((place) => isWithin(toScreen(view, size, place), size));
  if (inside.length >= ENOUGH_NAMES) return [];
  const middle = { left: size.width / 2, top: size.height / 2 };
  const outside = named
    .filter((place) => !inside.includes(place))
    .map((place) => ({ place, distance: Math.hypot(place.x - view.x, place.y - view.y) }))
    .sort((a, b) => a.distance - b.distance);
  const chosen: TownBeyond[] = [];
  for (const { place, distance } of outside) {
    if (chosen.length === MOST) break;
    const [right, down] = [place.x - view.x, place.y - view.y];
    const angle = (Math.atan2(down, right) * 180) / Math.PI;
    if (chosen.some((other) => turn(other.angle, angle) < APART)) continue;
    const reach = Math.min(
      (middle.left - EDGE) / Math.max(Math.abs(right), Number.EPSILON),
      (middle.top - EDGE) / Math.max(Math.abs(down), Number.EPSILON),
    );
    chosen.push({
      name: place.name,
      distance,
      angle,
      left: middle.left + right * reach,
      top: middle.top + down * reach,
    });
  }
  return chosen;
}
